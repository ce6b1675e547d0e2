export { ToastProvider } from './toast-provider'
export { toastTones, useToast, type ShowToast, type ToastMessage, type ToastTone } from './toast-context'
export { useClearToasts } from './use-clear-toasts'
