import { Dialog as Primitive } from 'radix-ui'
import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { keepReachable } from '../dialog/keep-reachable'
import { leaveHeldEscape } from '../field/hold-escape'
import { X } from '../icon/icons'
import { IconButton } from '../icon-button'
import { useTranslate } from '../locale/use-translate'
import * as styles from './floating-panel.css'
import { leaveByTab } from './leave-by-tab'

export type FloatingPanelShape = keyof typeof styles.shape

export interface FloatingPanelProps {
  readonly title: string
  /** Language of the title; null when it is the interface's. */
  readonly titleLanguage?: string | null | undefined
  /** Its width, or a sheet at the window's edge. A panel that is no sheet is moved by its user. */
  readonly shape?: FloatingPanelShape | undefined
  /** Element that opened it: the focus returns to it, and the Tab key goes on from it. */
  readonly opener: HTMLElement | null
  /** Called instead when the focus cannot return to the opener, which may be hidden by then. */
  readonly onFocusLost?: (() => void) | undefined
  /** True if it opened by itself: it gets the focus as a whole, and keys of its first control do nothing yet. */
  readonly isUnasked?: boolean | undefined
  /** False keeps it open when something beside it is pressed. */
  readonly closesOutside?: boolean | undefined
  readonly onClose: () => void
  /** Called with the panel's element. */
  readonly panelRef?: ((panel: HTMLElement | null) => void) | undefined
  readonly children: ReactNode
  /** The buttons at the bottom. */
  readonly actions?: ReactNode
}

/** Shows content beside what it belongs to, which stays in use: it is not modal. It is open while it is mounted. */
export function FloatingPanel({
  title,
  titleLanguage = null,
  shape = 'free',
  opener,
  onFocusLost,
  isUnasked = false,
  closesOutside = true,
  onClose,
  panelRef,
  children,
  actions,
}: FloatingPanelProps) {
  const t = useTranslate()
  const isLeftByPress = useRef(false)
  return (
    <Primitive.Root open modal={false} onOpenChange={onClose}>
      <Primitive.Portal>
        <Primitive.Content
          ref={panelRef}
          className={`${styles.panel} ${styles.shape[shape]}`}
          aria-describedby={undefined}
          data-unasked={isUnasked ? '' : undefined}
          onOpenAutoFocus={(event) => {
            if (!isUnasked) return
            event.preventDefault()
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true })
          }}
          onEscapeKeyDown={leaveHeldEscape}
          onFocusOutside={(event) => event.preventDefault()}
          onPointerDownOutside={(event) => {
            // The opener closes it by its own press.
            if (!closesOutside || isPartOf(event.target, opener)) event.preventDefault()
            else isLeftByPress.current = true
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (isLeftByPress.current) return
            opener?.focus({ preventScroll: true })
            if (document.activeElement !== opener || opener === null) onFocusLost?.()
          }}
          onKeyDown={(event: KeyboardEvent<HTMLElement>) => leaveByTab(event, opener)}
        >
          <Primitive.Title className={styles.title}>
            <span className={styles.titleText} lang={titleLanguage ?? undefined} dir="auto">
              {title}
            </span>
          </Primitive.Title>
          <div ref={keepReachable} className={styles.body}>
            {children}
          </div>
          {actions !== undefined && <div className={styles.footer}>{actions}</div>}
          <div className={styles.close}>
            <IconButton icon={X} size="s" label={t('close')} onClick={onClose} />
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** A toast lies over the panel: its press is not beside it. */
function isPartOf(target: EventTarget | null, opener: HTMLElement | null): boolean {
  if (!(target instanceof Element)) return false
  return opener?.contains(target) === true || target.closest('[data-toast]') !== null
}
