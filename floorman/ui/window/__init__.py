"""The window itself: pages, panes, actions, focus."""
