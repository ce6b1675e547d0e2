export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog'
export { dangerousActions, type DangerousAction } from './dangerous-actions'
