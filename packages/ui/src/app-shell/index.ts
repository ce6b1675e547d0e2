export { AppShell, shellWidths, type AppShellProps, type ShellWidth } from './app-shell'
