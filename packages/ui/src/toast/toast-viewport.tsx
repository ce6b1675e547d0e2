import { Toast as Primitive } from 'radix-ui'
import { Button } from '../button'
import { leaveHeldEscape } from '../field/hold-escape'
import { Icon, type IconDrawing } from '../icon'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from '../icon/icons'
import { PlainIconButton } from '../icon-button/plain-icon-button'
import { useLocale } from '../locale/use-locale'
import { useTranslate } from '../locale/use-translate'
import type { ToastsProps } from './plain-toasts'
import { toastDurationMs, type ToastTone } from './toast-context'
import * as styles from './toast.css'

const drawings: Readonly<Record<ToastTone, IconDrawing>> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  critical: CircleAlert,
}

/** The toasts, with their clocks, swipes and announcements. */
export function ToastViewport({ toasts, onClose }: ToastsProps) {
  const t = useTranslate()
  const { direction } = useLocale()
  return (
    <Primitive.Provider
      duration={toastDurationMs}
      swipeDirection={direction === 'rtl' ? 'left' : 'right'}
      label={t('notifications')}
    >
      {toasts.map(({ id, tone = 'info', message, action }) => (
        <Primitive.Root
          key={id}
          type={tone === 'critical' ? 'foreground' : 'background'}
          className={styles.toast}
          data-tone={tone}
          onEscapeKeyDown={leaveHeldEscape}
          onOpenChange={(open) => {
            if (!open) onClose(id)
          }}
        >
          <span className={`${styles.sign} ${styles.tone[tone]}`}>
            <Icon of={drawings[tone]} />
          </span>
          <div className={styles.words}>
            <Primitive.Description>{message}</Primitive.Description>
            {action && (
              <Primitive.Action asChild altText={action.label}>
                <Button size="s" onClick={action.onPress}>
                  {action.label}
                </Button>
              </Primitive.Action>
            )}
          </div>
          <div className={styles.close}>
            <PlainIconButton icon={X} size="s" label={t('closeNotification')} onClick={() => onClose(id)} />
          </div>
        </Primitive.Root>
      ))}
      <Primitive.Viewport data-toasts className={styles.viewport} label={`${t('notifications')} ({hotkey})`} />
    </Primitive.Provider>
  )
}
