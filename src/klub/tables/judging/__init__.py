"""The judges of commands, by subject; `klub.tables.judge` finds the right one."""
