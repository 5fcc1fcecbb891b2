"""The last tables, each as a large oval."""
