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
  /** The title of the presentation. */
  readonly title: string
  /** The content, shown on a 16:9 stage as large as the window allows. */
  readonly children: ReactNode
  /** Controls for the presenter: pages, play. They fade out while neither pointer nor keyboard is used. */
  readonly controls?: ReactNode
  /** Keeps the controls visible. */
  readonly controlsStay?: boolean | undefined
  /** Called by the close button and Escape. */
  readonly onLeave: () => void
}

const fadeAfterMs = 3000

/** Presents content full-window on a dark background, without other controls. Keys still turn pages. */
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
            // A key that turns a page needs no button in focus.
            event.preventDefault()
            stage.current?.focus()
          }}
          onCloseAutoFocus={focusReturn.onCloseAutoFocus}
        >
          <VisuallyHidden>
            <Primitive.Title>{title}</Primitive.Title>
          </VisuallyHidden>
          <div ref={stage} tabIndex={-1} className={styles.container}>
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
