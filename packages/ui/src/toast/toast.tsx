import { useEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react'
import { Button } from '../button'
import { Icon, type IconDrawing } from '../icon'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from '../icon/icons'
import { PlainIconButton } from '../plain-icon-button/plain-icon-button'
import { useTranslate } from '../locale/use-translate'
import { toastMilliseconds } from '../theme/constant-table'
import type { ToastTone } from './toast-context'
import * as styles from './toast.css'
import type { ShownToast } from './toast-list'

const drawings: Readonly<Record<ToastTone, IconDrawing>> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  critical: CircleAlert,
}

interface ToastProps extends ShownToast {
  /** Stops the time until the toast closes; it starts from the beginning afterwards. */
  readonly paused: boolean
  readonly onClose: (id: number) => void
}

/** Draws one toast. It closes after five seconds unless it is hovered, focused or paused. */
export function Toast({ id, tone = 'info', message, action, paused, onClose }: ToastProps) {
  const t = useTranslate()
  const item = useRef<HTMLDivElement>(null)
  const [isHeld, setHeld] = useState(false)
  const isWaiting = isHeld || paused
  useEffect(() => {
    if (isWaiting) return undefined
    const timer = setTimeout(() => onClose(id), toastMilliseconds)
    return () => clearTimeout(timer)
  }, [isWaiting, id, onClose])
  // A pointer that merely rests where the toast appears does not hold it.
  const updateHeld = ({ currentTarget }: SyntheticEvent) => setHeld(currentTarget.matches(':hover, :focus-within'))
  const close = () => {
    // Otherwise the focus would be lost together with the button that has it.
    if (item.current?.matches(':focus-within')) item.current.closest<HTMLElement>('[data-toasts]')?.focus()
    onClose(id)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close()
  }
  return (
    <li>
      <div
        ref={item}
        data-toast={tone}
        className={styles.toast}
        onPointerMove={updateHeld}
        onPointerLeave={updateHeld}
        onFocus={updateHeld}
        onBlur={updateHeld}
      >
        <span className={`${styles.sign} ${styles.tone[tone]}`}>
          <Icon of={drawings[tone]} />
        </span>
        <div className={styles.text}>
          <div>{message}</div>
          {action && (
            <Button
              size="s"
              onKeyDown={onKeyDown}
              onClick={() => {
                action.onPress()
                close()
              }}
            >
              {action.label}
            </Button>
          )}
        </div>
        <div className={styles.close}>
          <PlainIconButton icon={X} size="s" label={t('closeNotification')} onKeyDown={onKeyDown} onClick={close} />
        </div>
      </div>
    </li>
  )
}
