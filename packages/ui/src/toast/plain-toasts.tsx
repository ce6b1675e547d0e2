import * as styles from './toast.css'
import type { ShownToast } from './toast-list'

export interface ToastsProps {
  readonly toasts: readonly ShownToast[]
  readonly onClose: (id: number) => void
}

/** The words of the toasts alone, until the real ones have come or when they cannot come. */
export function PlainToasts({ toasts }: ToastsProps) {
  return (
    <div data-toasts className={styles.viewport}>
      {toasts.map((toast) => (
        <div key={toast.id} role="alert" className={styles.toast}>
          {toast.message}
        </div>
      ))}
    </div>
  )
}
