import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import * as frame from '../dialog/dialog.css'
import { leaveHeldEscape } from '../field/hold-escape'
import { X } from '../icon/icons'
import { IconButton } from '../icon-button'
import { useTranslate } from '../locale/use-translate'
import { scrim } from '../surface/scrim.css'
import { ignoreToastPress } from '../toast/ignore-toast-press'
import * as styles from './drawer.css'
import { keepReachable } from '../dialog/keep-reachable'
import { useFocusReturn } from '../dialog/use-focus-return'

export const drawerSides = ['start', 'end'] as const
export type DrawerSide = (typeof drawerSides)[number]

export interface DrawerProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  readonly description?: ReactNode
  /** `end` is the right side where text runs left to right. */
  readonly side?: DrawerSide | undefined
  /** On phones it is only as high as its content, at the lower edge; elsewhere the page is not dimmed. False by default. */
  readonly isSheet?: boolean | undefined
  readonly children?: ReactNode
  readonly actions?: ReactNode
  /** Returns the element that receives the focus on opening; by default the first focusable one. */
  readonly initialFocus?: ((panel: HTMLElement) => HTMLElement | null) | undefined
}

/** A panel, 400 pixels wide, over one side of the window. */
export function Drawer({
  open,
  onOpenChange,
  title,
  description,
  side = 'end',
  isSheet = false,
  children,
  actions,
  initialFocus,
}: DrawerProps) {
  const t = useTranslate()
  const focusReturn = useFocusReturn()
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={isSheet ? styles.clearScrim : scrim} />
        <Primitive.Content
          {...focusReturn}
          onEscapeKeyDown={leaveHeldEscape}
          onInteractOutside={ignoreToastPress}
          className={`${styles.drawer} ${styles.side[side]} ${isSheet ? styles.sheet : ''}`}
          data-side={side}
          onOpenAutoFocus={(event) => {
            focusReturn.onOpenAutoFocus()
            const first = event.currentTarget instanceof HTMLElement ? initialFocus?.(event.currentTarget) : null
            if (first === null || first === undefined) return
            event.preventDefault()
            first.focus()
          }}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <div className={frame.header}>
            <div className={frame.text}>
              <Primitive.Title className={frame.title}>{title}</Primitive.Title>
              {description !== undefined && (
                <Primitive.Description asChild>
                  <div className={frame.description}>{description}</div>
                </Primitive.Description>
              )}
            </div>
          </div>
          <div ref={keepReachable} className={frame.body}>
            {children}
          </div>
          {actions !== undefined && <div className={frame.footer}>{actions}</div>}
          <div className={frame.close}>
            <IconButton icon={X} label={t('close')} onClick={() => onOpenChange(false)} />
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
