export { HistoryWarningDialog, type HistoryWarningDialogProps } from './history-warning-dialog'
