import { useId, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { useLocale } from '../locale/use-locale'
import { Panes, type PaneOrientation } from '../panes'
import { limitSplit } from './limit-split'
import { moveSplit } from './move-split'
import { clampSplit } from './clamp-split'
import { shareAtPointer } from './share-at-pointer'
import type { SplitPosition } from './split-position'
import * as styles from './split.css'
import { useRoom } from './use-room'

export interface SplitProps {
  /** The name of the first pane, for screen readers. */
  readonly label: string
  readonly first: ReactNode
  readonly second: ReactNode
  /** `horizontal` stacks the panes when two do not fit side by side. */
  readonly orientation?: PaneOrientation | undefined
  /** The share of the first pane at first and after a double click, in percent. */
  readonly share?: number | undefined
  /** Called when the reader has moved it; 0 where the first pane is collapsed. */
  readonly onShareChange?: ((share: number) => void) | undefined
  readonly min?: number | undefined
  readonly max?: number | undefined
  /** Enter hides the first pane and shows it again. */
  readonly collapsible?: boolean | undefined
  /** Shows the second pane first. */
  readonly flipped?: boolean | undefined
}

/** Two panes with an adjustable divider. Side by side, neither becomes too narrow to use. */
export function Split({
  label,
  first,
  second,
  orientation = 'horizontal',
  share = 50,
  onShareChange,
  min = 10,
  max = 90,
  collapsible = false,
  flipped = false,
}: SplitProps) {
  const firstId = useId()
  const { direction } = useLocale()
  const bar = useRef<HTMLDivElement>(null)
  const room = useRoom(bar)
  const [asked, setAsked] = useState<SplitPosition>(() => clampSplit(share, { min, max }))
  /** The position of the last pointer move, which may not be rendered yet when the pointer is released. */
  const moved = useRef<SplitPosition | null>(null)
  /** The position when the drag started. */
  const [heldAt, setHeldAt] = useState<number | null>(null)
  const beside = orientation === 'horizontal' ? limitSplit({ min, max }, room ?? Number.POSITIVE_INFINITY) : null
  const horizontal = beside !== null
  const limits = beside ?? { min, max }
  const position = asked.share === 0 ? asked : clampSplit(asked.share, limits)
  const reversed = (horizontal && direction === 'rtl') !== flipped

  const settle = (next: SplitPosition) => {
    setAsked(next)
    if (next.share !== position.share) onShareChange?.(next.share)
  }
  const press = (event: KeyboardEvent) => {
    const next = moveSplit(position, event.key, { ...limits, collapsible, horizontal, reversed })
    if (next === null) return
    event.preventDefault()
    settle(next)
  }
  const follow = (event: PointerEvent<HTMLElement>) => {
    const bounds = event.currentTarget.parentElement?.getBoundingClientRect()
    if (heldAt === null || bounds === undefined) return
    const pointed = shareAtPointer(
      horizontal
        ? { start: bounds.left, size: bounds.width, pointer: event.clientX, reversed }
        : { start: bounds.top, size: bounds.height, pointer: event.clientY, reversed },
    )
    moved.current = clampSplit(pointed, limits)
    setAsked(moved.current)
  }

  return (
    <Panes
      first={first}
      second={second}
      orientation={horizontal ? 'horizontal' : 'vertical'}
      share={position.share}
      flipped={flipped}
      firstId={firstId}
      divider={
        // A separator that can be moved is a control, as in the ARIA Authoring Practices.
        <div
          ref={bar}
          role="separator"
          aria-label={label}
          aria-controls={firstId}
          aria-orientation={horizontal ? 'vertical' : 'horizontal'}
          aria-valuemin={collapsible ? 0 : Math.round(limits.min)}
          aria-valuemax={Math.round(limits.max)}
          aria-valuenow={Math.round(position.share)}
          tabIndex={0}
          className={styles.bar[horizontal ? 'horizontal' : 'vertical']}
          data-dragged={heldAt === null ? undefined : ''}
          onKeyDown={press}
          onDoubleClick={() => settle(clampSplit(share, limits))}
          onPointerDown={(event) => {
            if (event.button !== 0) return
            event.currentTarget.setPointerCapture(event.pointerId)
            moved.current = null
            setHeldAt(position.share)
          }}
          onPointerMove={follow}
          onLostPointerCapture={() => {
            setHeldAt(null)
            const left = moved.current
            moved.current = null
            if (left !== null && left.share !== heldAt) onShareChange?.(left.share)
          }}
        />
      }
    />
  )
}
