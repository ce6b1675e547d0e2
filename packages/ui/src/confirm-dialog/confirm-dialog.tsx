import { overlayMessages } from '@lectern/messages'
import { AlertDialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from '../button'
import * as styles from '../dialog/dialog.css'
import { leaveHeldEscape } from '../field/hold-escape'
import { X } from '../icon/icons'
import { PlainIconButton } from '../plain-icon-button/plain-icon-button'
import { useTranslate } from '../locale/use-translate'
import { dangerousConfirmMilliseconds } from '../theme/constant-table'
import { VisuallyHidden } from '../visually-hidden'
import { keepReachable } from '../dialog/keep-reachable'
import { stackWhenFull } from '../dialog/stack-when-full'
import { useFocusReturn } from '../dialog/use-focus-return'
import type { DangerousAction } from './dangerous-actions'
import { DelayRing } from './delay-ring'
import { useDelay } from './use-delay'

export interface ConfirmDialogProps {
  readonly open: boolean
  readonly title: string
  /** The consequences, and which of them cannot be undone. */
  readonly children: ReactNode
  /** Names the action: `Delete book`, not `OK`. */
  readonly confirmLabel: string
  readonly cancelLabel?: string | undefined
  /** The dangerous action this is: the confirm button is then critical and becomes available after two seconds. */
  readonly dangerous?: DangerousAction | undefined
  /** The action loses something: the confirm button is critical. */
  readonly losing?: boolean | undefined
  /** The confirmation is incomplete: a text that has to be typed is not there yet. */
  readonly incomplete?: boolean | undefined
  /** The action is in progress. */
  readonly busy?: boolean | undefined
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks for confirmation before an action. The focus starts on Cancel. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  dangerous,
  losing = false,
  incomplete = false,
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const t = useTranslate()
  const overlay = useTranslate(overlayMessages)
  const focusReturn = useFocusReturn()
  const isDangerous = dangerous !== undefined
  const delayIsOver = useDelay(open, dangerousConfirmMilliseconds)
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
              <div className={styles.text}>
                <Primitive.Title className={styles.title}>{title}</Primitive.Title>
                <Primitive.Description asChild>
                  <div className={styles.description}>
                    {children}
                    {/* Read once with the question; a countdown would talk over it. */}
                    {isWaiting && (
                      <VisuallyHidden>
                        {' '}
                        {overlay('confirmAvailableIn', { count: dangerousConfirmMilliseconds / 1000 })}
                      </VisuallyHidden>
                    )}
                  </div>
                </Primitive.Description>
              </div>
            </div>
            <div ref={stackWhenFull} className={styles.footer}>
              <Primitive.Cancel asChild>
                <Button tone="quiet" disabled={busy}>
                  {cancelLabel ?? t('cancel')}
                </Button>
              </Primitive.Cancel>
              <DelayRing running={open && isWaiting} milliseconds={dangerousConfirmMilliseconds}>
                <Button
                  tone={isDangerous || losing ? 'critical' : 'accent'}
                  busy={busy}
                  disabled={isWaiting || incomplete}
                  onClick={onConfirm}
                >
                  {confirmLabel}
                </Button>
              </DelayRing>
            </div>
            <div className={styles.close}>
              <PlainIconButton icon={X} label={t('close')} disabled={busy} onClick={onCancel} />
            </div>
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
