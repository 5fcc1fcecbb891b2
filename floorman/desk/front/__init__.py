"""The desk as a front sees it, without Qt: views, lists, echoes, calls in and outcomes out."""
