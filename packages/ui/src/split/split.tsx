import { useId, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { useLocale } from '../locale/use-locale'
import { Panes, type PaneOrientation } from '../panes'
import { moveSplit } from './move-split'
import { placeSplit } from './place-split'
import { shareAtPointer } from './share-at-pointer'
import type { SplitPlace } from './split-place'
import * as styles from './split.css'

export interface SplitProps {
  /** What is made larger or smaller, for screen readers: the name of the first pane. */
  readonly label: string
  readonly first: ReactNode
  readonly second: ReactNode
  readonly orientation?: PaneOrientation | undefined
  /** Where it begins, in percent of the first pane, and where a double press takes it back to. */
  readonly share?: number | undefined
  /** Called when the reader has moved it; 0 where the first pane is collapsed. */
  readonly onShareChange?: ((share: number) => void) | undefined
  readonly min?: number | undefined
  readonly max?: number | undefined
  /** Enter hides the first pane and shows it again. */
  readonly collapsible?: boolean | undefined
  /** The second one stands first. */
  readonly flipped?: boolean | undefined
}

/** Two things that share a place in a proportion the reader decides. */
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
  const [place, setPlace] = useState<SplitPlace>(() => placeSplit(share, { min, max }))
  /** Where a pointer has moved it, which may not be drawn yet when the pointer lets go. */
  const moved = useRef<SplitPlace | null>(null)
  /** Where it stood when a pointer took hold of it. */
  const [heldAt, setHeldAt] = useState<number | null>(null)
  const horizontal = orientation === 'horizontal'
  const reversed = (horizontal && direction === 'rtl') !== flipped

  const settle = (next: SplitPlace) => {
    setPlace(next)
    if (next.share !== place.share) onShareChange?.(next.share)
  }
  const press = (event: KeyboardEvent) => {
    const next = moveSplit(place, event.key, { min, max, collapsible, horizontal, reversed })
    if (next === null) return
    event.preventDefault()
    settle(next)
  }
  const follow = (event: PointerEvent<HTMLElement>) => {
    const bounds = event.currentTarget.parentElement?.getBoundingClientRect()
    if (heldAt === null || bounds === undefined) return
    const asked = shareAtPointer(
      horizontal
        ? { start: bounds.left, size: bounds.width, pointer: event.clientX, reversed }
        : { start: bounds.top, size: bounds.height, pointer: event.clientY, reversed },
    )
    moved.current = placeSplit(asked, { min, max })
    setPlace(moved.current)
  }

  return (
    <Panes
      first={first}
      second={second}
      orientation={orientation}
      share={place.share}
      flipped={flipped}
      firstId={firstId}
      divider={
        // A separator that can be moved is a control: the pattern of the ARIA Authoring Practices.
        <div
          role="separator"
          aria-label={label}
          aria-controls={firstId}
          aria-orientation={horizontal ? 'vertical' : 'horizontal'}
          aria-valuemin={collapsible ? 0 : min}
          aria-valuemax={max}
          aria-valuenow={Math.round(place.share)}
          tabIndex={0}
          className={styles.bar[orientation]}
          data-dragged={heldAt === null ? undefined : ''}
          onKeyDown={press}
          onDoubleClick={() => settle(placeSplit(share, { min, max }))}
          onPointerDown={(event) => {
            if (event.button !== 0) return
            event.currentTarget.setPointerCapture(event.pointerId)
            moved.current = null
            setHeldAt(place.share)
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
