"""What panes and pages are made of: buttons, options, notices, the system's file dialogs."""
