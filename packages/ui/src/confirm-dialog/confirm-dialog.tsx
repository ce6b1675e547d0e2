import { AlertDialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from '../button'
import * as styles from '../dialog/dialog.css'
import { useTranslate } from '../locale/use-translate'
import { useCountdown } from './use-countdown'
import { useFocusReturn } from '../dialog/use-focus-return'

/** How long the confirm button of a dangerous action stays closed, in seconds. */
export const dangerousConfirmDelaySeconds = 2

export interface ConfirmDialogProps {
  readonly open: boolean
  readonly title: string
  /** What will happen, and what cannot be taken back. */
  readonly children: ReactNode
  /** Names the deed: `Delete book`, not `OK`. */
  readonly confirmLabel: string
  readonly cancelLabel?: string | undefined
  /** Destroys something: the confirm button is critical and opens after two seconds. */
  readonly dangerous?: boolean | undefined
  /** The deed is under way. */
  readonly busy?: boolean | undefined
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before something is done. The focus starts on the way out. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  dangerous = false,
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const t = useTranslate()
  const focusReturn = useFocusReturn()
  const secondsLeft = useCountdown(open, dangerous ? dangerousConfirmDelaySeconds : 0)
  return (
    <Primitive.Root open={open} onOpenChange={(next) => !next && !busy && onCancel()}>
      <Primitive.Portal>
        <Primitive.Overlay className={styles.scrim}>
          <Primitive.Content {...focusReturn} className={`${styles.dialog} ${styles.size.s}`} data-size="s">
            <div className={styles.header}>
              <div className={styles.words}>
                <Primitive.Title className={styles.title}>{title}</Primitive.Title>
                <Primitive.Description asChild>
                  <div className={styles.description}>{children}</div>
                </Primitive.Description>
              </div>
            </div>
            <div className={styles.footer}>
              <Primitive.Cancel asChild>
                <Button disabled={busy}>{cancelLabel ?? t('cancel')}</Button>
              </Primitive.Cancel>
              <Button
                tone={dangerous ? 'critical' : 'accent'}
                busy={busy}
                disabled={secondsLeft > 0}
                title={secondsLeft > 0 ? t('confirmAvailableIn', { count: secondsLeft }) : undefined}
                onClick={onConfirm}
              >
                {confirmLabel}
                {secondsLeft > 0 && <span aria-hidden>({secondsLeft})</span>}
              </Button>
            </div>
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
