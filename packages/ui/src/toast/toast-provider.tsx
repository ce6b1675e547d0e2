import { useCallback, useReducer, type ReactNode } from 'react'
import { ToastContext, type ToastMessage } from './toast-context'
import { emptyToastList, reduceToasts } from './toast-list'
import { ToastRegions } from './toast-regions'

/** Lets everything below it show toasts with `useToast()`. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [list, dispatch] = useReducer(reduceToasts, emptyToastList)
  const show = useCallback((toast: ToastMessage) => dispatch({ type: 'shown', toast }), [])
  const close = useCallback((id: number) => dispatch({ type: 'closed', id }), [])
  return (
    <ToastContext value={show}>
      {children}
      <ToastRegions toasts={list.toasts} onClose={close} />
    </ToastContext>
  )
}
