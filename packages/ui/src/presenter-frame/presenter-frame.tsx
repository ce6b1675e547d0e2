import { collectionMessages } from '@lectern/messages'
import { Dialog as Primitive } from 'radix-ui'
import { useRef, type ReactNode } from 'react'
import { useFocusReturn } from '../dialog/use-focus-return'
import { leaveHeldEscape } from '../field/hold-escape'
import { X } from '../icon/icons'
import { IconButton } from '../icon-button'
import { useTranslate } from '../locale/use-translate'
import { VisuallyHidden } from '../visually-hidden'
import * as styles from './presenter-frame.css'
import { useIdle } from './use-idle'

export interface PresenterFrameProps {
  /** What is presented. */
  readonly title: string
  /** Shown on a 16:9 stage, as large as the window allows. */
  readonly children: ReactNode
  /** What the one who presents needs: pages, play. They fade while neither pointer nor keyboard is used. */
  readonly controls?: ReactNode
  /** Keeps the controls in sight. */
  readonly controlsStay?: boolean | undefined
  /** By the button, or Escape. */
  readonly onLeave: () => void
}

const fadeAfterMs = 3000

/** Shows one thing to a room, on the dark: everything else is out of the way, and keys still turn pages. */
export function PresenterFrame({ title, children, controls, controlsStay = false, onLeave }: PresenterFrameProps) {
  const t = useTranslate(collectionMessages)
  const stage = useRef<HTMLDivElement>(null)
  const focusReturn = useFocusReturn()
  const idle = useIdle(controlsStay ? null : fadeAfterMs)
  return (
    <Primitive.Root open onOpenChange={(open) => !open && onLeave()}>
      <Primitive.Portal>
        <Primitive.Content
          aria-describedby={undefined}
          className={styles.frame}
          data-theme="dark"
          data-idle={idle ? '' : undefined}
          onEscapeKeyDown={leaveHeldEscape}
          onOpenAutoFocus={(event) => {
            focusReturn.onOpenAutoFocus()
            // No button is at hand for a key that turns a page.
            event.preventDefault()
            stage.current?.focus()
          }}
          onCloseAutoFocus={focusReturn.onCloseAutoFocus}
        >
          <VisuallyHidden>
            <Primitive.Title>{title}</Primitive.Title>
          </VisuallyHidden>
          <div ref={stage} tabIndex={-1} className={styles.place}>
            <div className={styles.stage} data-stage="">
              {children}
            </div>
          </div>
          <div className={styles.controls}>
            {controls}
            <IconButton icon={X} label={t('leavePresentation')} onClick={onLeave} />
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
