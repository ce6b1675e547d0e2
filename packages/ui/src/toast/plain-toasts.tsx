import { useEffect, useState, type SyntheticEvent } from 'react'
import { Button } from '../button'
import { toastDurationMs } from './toast-context'
import * as styles from './toast.css'
import type { ShownToast } from './toast-list'

export interface ToastsProps {
  readonly toasts: readonly ShownToast[]
  readonly onClose: (id: number) => void
}

/**
 * Toasts without words of their own (no button that closes them), until the real ones have come or when they cannot come.
 * To be drawn before the first of them: screen readers tell what is new in a region that they know.
 */
export function PlainToasts({ toasts, onClose }: ToastsProps) {
  return (
    <div data-toasts aria-live="polite" className={styles.viewport}>
      {toasts.map((toast) => (
        <PlainToast key={toast.id} {...toast} onClose={onClose} />
      ))}
    </div>
  )
}

function PlainToast({ id, tone, message, action, onClose }: ShownToast & Pick<ToastsProps, 'onClose'>) {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => onClose(id), toastDurationMs)
    return () => clearTimeout(timer)
  }, [isHeld, id, onClose])
  const look = ({ currentTarget }: SyntheticEvent) => setHeld(currentTarget.matches(':hover, :focus-within'))
  return (
    <div
      role={tone === 'critical' ? 'alert' : undefined}
      className={styles.toast}
      onPointerEnter={look}
      onFocus={look}
      onPointerLeave={look}
      onBlur={look}
    >
      <div className={styles.words}>
        {message}
        {action && (
          <Button
            size="s"
            onClick={() => {
              action.onPress()
              onClose(id)
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
    </div>
  )
}
