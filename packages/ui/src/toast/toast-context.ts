import { createContext, use } from 'react'

export const toastTones = ['info', 'success', 'warning', 'critical'] as const
export type ToastTone = (typeof toastTones)[number]

export interface ToastMessage {
  /** `critical` interrupts screen readers, the others wait for a pause. */
  readonly tone?: ToastTone | undefined
  /** The event, in a sentence. */
  readonly message: string
  /** A follow-up action. It must also be possible elsewhere, because the toast disappears. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined
}

/** Shows a toast in the window's bottom-end corner. Critical toasts interrupt screen readers, others wait. */
export type ShowToast = (toast: ToastMessage) => void

export const ToastContext = createContext<ShowToast | null>(null)

export function useToast(): ShowToast {
  const show = use(ToastContext)
  if (show === null) throw new Error('useToast needs a ToastProvider')
  return show
}
