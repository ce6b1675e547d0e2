import { Popover as Primitive } from 'radix-ui'
import { useRef, useState, type ReactElement, type ReactNode } from 'react'
import { keepReachable } from '../dialog/keep-reachable'
import { leaveHeldEscape } from '../field/hold-escape'
import { X } from '../icon/icons'
import { IconButton } from '../icon-button'
import { useLocale } from '../locale/use-locale'
import { useTranslate } from '../locale/use-translate'
import { VisuallyHidden } from '../visually-hidden'
import { PopoverArrow } from './popover-arrow'
import * as styles from './popover.css'
import { toPhysicalSide, type PopoverSide } from './to-physical-side'
import { useSideWithRoom } from './use-side-with-room'

export const popoverSizes = ['s', 'm', 'l'] as const
export type PopoverSize = (typeof popoverSizes)[number]

export const popoverAligns = ['start', 'center', 'end'] as const
export type PopoverAlign = (typeof popoverAligns)[number]

export interface PopoverProps {
  /** The button that opens and closes it: a `Button` or an `IconButton`. */
  readonly trigger: ReactElement
  readonly title: string
  /** Hides the title visually, for a trigger that says the same. */
  readonly hideTitle?: boolean | undefined
  /** The preferred side. Without room there, the opposite one is used, else the one below. */
  readonly side?: PopoverSide | undefined
  readonly align?: PopoverAlign | undefined
  readonly size?: PopoverSize | undefined
  /** Keeps the focus inside and disables the rest of the page while it is open. */
  readonly modal?: boolean | undefined
  /** Controls the popover from outside. Without it, the trigger decides. */
  readonly open?: boolean | undefined
  readonly onOpenChange?: ((open: boolean) => void) | undefined
  readonly children: ReactNode
  /** The buttons at the bottom. */
  readonly actions?: ReactNode
}

/** Shows a few settings or details beside a button, without leaving the page. */
export function Popover({
  trigger,
  title,
  hideTitle = false,
  side = 'bottom',
  align = 'center',
  size = 'm',
  modal = false,
  open,
  onOpenChange,
  children,
  actions,
}: PopoverProps) {
  const t = useTranslate()
  const { direction } = useLocale()
  const button = useRef<HTMLButtonElement>(null)
  const [panel, setPanel] = useState<HTMLElement | null>(null)
  const physicalSide = useSideWithRoom(toPhysicalSide(side, direction), {
    panel,
    findAnchor: () => button.current,
    distance: 20,
    shrinks: true,
  })
  return (
    <Primitive.Root
      modal={modal}
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      <Primitive.Trigger ref={button} asChild>
        {trigger}
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          ref={setPanel}
          className={`${styles.popover} ${styles.size[size]}`}
          data-size={size}
          side={physicalSide ?? 'bottom'}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          arrowPadding={12}
          aria-modal={modal || undefined}
          onEscapeKeyDown={leaveHeldEscape}
        >
          {hideTitle ? (
            <VisuallyHidden>
              <Primitive.Title>{title}</Primitive.Title>
            </VisuallyHidden>
          ) : (
            <Primitive.Title className={styles.title}>{title}</Primitive.Title>
          )}
          <div ref={keepReachable} className={`${styles.body} ${hideTitle ? styles.bare : ''}`}>
            {children}
          </div>
          {actions !== undefined && <div className={styles.footer}>{actions}</div>}
          {!hideTitle && (
            <div className={styles.close}>
              <Primitive.Close asChild>
                <IconButton icon={X} size="s" label={t('close')} />
              </Primitive.Close>
            </div>
          )}
          <PopoverArrow />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
