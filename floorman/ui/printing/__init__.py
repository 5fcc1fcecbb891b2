"""The printing pane and the queue."""
