export { ConfirmDialog, dangerousConfirmDelaySeconds, type ConfirmDialogProps } from './confirm-dialog'
