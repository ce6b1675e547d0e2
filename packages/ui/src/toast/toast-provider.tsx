import { lazy, Suspense, useCallback, useEffect, useReducer, type ReactNode } from 'react'
import { importLate } from '../late/import-late'
import { PlainToasts } from './plain-toasts'
import { ToastContext, type ToastMessage } from './toast-context'
import { emptyToastList, reduceToasts } from './toast-list'

// Marked for bundlers, which would keep it for pages without toasts.
const LoadedToasts = /* @__PURE__ */ lazy(() =>
  importLate().then(
    ({ ToastViewport }) => ({ default: ToastViewport }),
    (reason: unknown) => {
      console.warn('The toasts could not be loaded; showing plain ones.', reason)
      return { default: PlainToasts }
    },
  ),
)

export interface ToastProviderProps {
  /** Loads what toasts are drawn with before the first of them; on unless told. */
  readonly fetchAhead?: boolean | undefined
  readonly children: ReactNode
}

/** Lets everything below show toasts with `useToast()`. */
export function ToastProvider({ fetchAhead = true, children }: ToastProviderProps) {
  const [list, dispatch] = useReducer(reduceToasts, emptyToastList)
  const show = useCallback((toast: ToastMessage) => dispatch({ type: 'shown', toast }), [])
  const close = useCallback((id: number) => dispatch({ type: 'closed', id }), [])
  useEffect(() => {
    // Fetched ahead: a toast often tells that the connection is gone.
    if (fetchAhead) importLate().catch((reason: unknown) => console.warn('The toasts are not here yet.', reason))
  }, [fetchAhead])
  return (
    <ToastContext value={show}>
      {children}
      {list.nextId > 1 && (
        <Suspense fallback={<PlainToasts toasts={list.toasts} onClose={close} />}>
          <LoadedToasts toasts={list.toasts} onClose={close} />
        </Suspense>
      )}
    </ToastContext>
  )
}
