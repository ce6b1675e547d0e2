import { useCallback, useEffect, useReducer, useState, type ComponentType, type ReactNode } from 'react'
import { importLate } from '../late/import-late'
import { PlainToasts, type ToastsProps } from './plain-toasts'
import { ToastContext, type ToastMessage } from './toast-context'
import { emptyToastList, reduceToasts } from './toast-list'

export interface ToastProviderProps {
  /** Loads what toasts are drawn with before the first of them; on unless told. */
  readonly fetchAhead?: boolean | undefined
  readonly children: ReactNode
}

/** Lets everything below show toasts with `useToast()`. */
export function ToastProvider({ fetchAhead = true, children }: ToastProviderProps) {
  const [list, dispatch] = useReducer(reduceToasts, emptyToastList)
  const [Loaded, setLoaded] = useState<ComponentType<ToastsProps>>(() => PlainToasts)
  const [Drawn, setDrawn] = useState(() => Loaded)
  // Never while one is shown: it would be announced twice, and begin its time anew.
  if (Drawn !== Loaded && list.toasts.length === 0) setDrawn(() => Loaded)

  const load = useCallback(() => {
    importLate().then(
      ({ ToastViewport }) => setLoaded(() => ToastViewport),
      (reason: unknown) => console.warn('The toasts could not be loaded.', reason),
    )
  }, [])
  const show = useCallback(
    (toast: ToastMessage) => {
      dispatch({ type: 'shown', toast })
      load()
    },
    [load],
  )
  const close = useCallback((id: number) => dispatch({ type: 'closed', id }), [])
  useEffect(() => {
    // Fetched ahead: a toast often tells that the connection is gone.
    if (fetchAhead) load()
  }, [fetchAhead, load])
  return (
    <ToastContext value={show}>
      {children}
      {(Drawn === PlainToasts || list.nextId > 1) && <Drawn toasts={list.toasts} onClose={close} />}
    </ToastContext>
  )
}
