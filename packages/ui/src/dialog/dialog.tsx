import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { leaveHeldEscape } from '../field/hold-escape'
import { X } from '../icon/icons'
import { PlainIconButton } from '../plain-icon-button/plain-icon-button'
import { useTranslate } from '../locale/use-translate'
import type { DialogSize } from '../theme/constant-table'
import { ignoreToastPress } from '../toast/ignore-toast-press'
import * as styles from './dialog.css'
import { keepReachable } from './keep-reachable'
import { stackWhenFull } from './stack-when-full'
import { useFocusReturn } from './use-focus-return'

export interface DialogProps {
  readonly open: boolean
  /** Called with false when the dialog is closed by its button, Escape, or a press outside. */
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  readonly description?: ReactNode
  /** Its width: 400, 560, 720 or 960 px, or 95 percent of the window. */
  readonly size?: DialogSize | undefined
  readonly children?: ReactNode
  /** The buttons at the bottom. */
  readonly actions?: ReactNode
}

/** A task to finish first. Traps the focus and returns it on closing. */
export function Dialog({ open, onOpenChange, title, description, size = 'm', children, actions }: DialogProps) {
  const t = useTranslate()
  const focusReturn = useFocusReturn()
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={styles.scrim}>
          <Primitive.Content
            {...focusReturn}
            onEscapeKeyDown={leaveHeldEscape}
            onInteractOutside={ignoreToastPress}
            className={`${styles.dialog} ${styles.size[size]}`}
            data-size={size}
            {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          >
            <div ref={keepReachable} className={styles.header}>
              <div className={styles.text}>
                <Primitive.Title className={styles.title}>{title}</Primitive.Title>
                {description !== undefined && (
                  <Primitive.Description asChild>
                    <div className={styles.description}>{description}</div>
                  </Primitive.Description>
                )}
              </div>
            </div>
            {children !== undefined && (
              <div ref={keepReachable} className={styles.body}>
                {children}
              </div>
            )}
            {actions !== undefined && (
              <div ref={stackWhenFull} className={styles.footer}>
                {actions}
              </div>
            )}
            <div className={styles.close}>
              <PlainIconButton icon={X} label={t('close')} onClick={() => onOpenChange(false)} />
            </div>
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
