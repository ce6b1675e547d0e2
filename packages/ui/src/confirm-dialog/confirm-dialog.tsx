import { AlertDialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from '../button'
import * as styles from '../dialog/dialog.css'
import { leaveHeldEscape } from '../field/hold-escape'
import { useTranslate } from '../locale/use-translate'
import { VisuallyHidden } from '../visually-hidden'
import { keepReachable } from '../dialog/keep-reachable'
import { useFocusReturn } from '../dialog/use-focus-return'
import type { DangerousAction } from './dangerous-actions'
import { DelayRing } from './delay-ring'
import { useDelay } from './use-delay'

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
  /** Which of the dangerous actions it is: the confirm button is critical then and opens after two seconds. */
  readonly dangerous?: DangerousAction | undefined
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
  dangerous,
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const t = useTranslate()
  const focusReturn = useFocusReturn()
  const isDangerous = dangerous !== undefined
  const delayIsOver = useDelay(open, dangerousConfirmDelaySeconds * 1000)
  const isWaiting = isDangerous && !delayIsOver
  return (
    <Primitive.Root open={open} onOpenChange={(next) => !next && !busy && onCancel()}>
      <Primitive.Portal>
        <Primitive.Overlay className={styles.scrim}>
          <Primitive.Content
            {...focusReturn}
            onEscapeKeyDown={leaveHeldEscape}
            className={`${styles.dialog} ${styles.size.s}`}
            data-size="s"
            data-dangerous={dangerous}
          >
            <div ref={keepReachable} className={styles.header}>
              <div className={styles.words}>
                <Primitive.Title className={styles.title}>{title}</Primitive.Title>
                <Primitive.Description asChild>
                  <div className={styles.description}>
                    {children}
                    {/* Read once with the question; a countdown would talk over it. */}
                    {isWaiting && (
                      <VisuallyHidden>
                        {' '}
                        {t('confirmAvailableIn', { count: dangerousConfirmDelaySeconds })}
                      </VisuallyHidden>
                    )}
                  </div>
                </Primitive.Description>
              </div>
            </div>
            <div className={styles.footer}>
              <Primitive.Cancel asChild>
                <Button disabled={busy}>{cancelLabel ?? t('cancel')}</Button>
              </Primitive.Cancel>
              <DelayRing running={open && isWaiting} seconds={dangerousConfirmDelaySeconds}>
                <Button tone={isDangerous ? 'critical' : 'accent'} busy={busy} disabled={isWaiting} onClick={onConfirm}>
                  {confirmLabel}
                </Button>
              </DelayRing>
            </div>
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
