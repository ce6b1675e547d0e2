export { ToastProvider } from './toast-provider'
export {
  toastDurationMs,
  toastTones,
  useToast,
  type ShowToast,
  type ToastMessage,
  type ToastTone,
} from './toast-context'
