import { useRef, type ReactNode } from 'react'
import * as styles from './scroll-area.css'
import { useScrollEdges } from './use-scroll-edges'

/** `block` scrolls vertically, `inline` horizontally, `both` in both directions. */
export const scrollAxes = ['block', 'inline', 'both'] as const
export type ScrollAxis = (typeof scrollAxes)[number]

export interface ScrollAreaProps {
  /** The name of the content, for screen readers. */
  readonly label: string
  readonly axis?: ScrollAxis | undefined
  /** The content has a sticky header; the top edge is not faded then. */
  readonly hasStickyHeader?: boolean | undefined
  readonly children: ReactNode
}

/**
 * Scrolls content that is larger than its container, with thin scroll bars, and fades out at each edge that
 * hides something. As high as its content, and no higher than the container.
 */
export function ScrollArea({ label, axis = 'block', hasStickyHeader = false, children }: ScrollAreaProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const { inline, block } = useScrollEdges(scroller)
  const scrolls = inline.before || inline.after || block.before || block.after
  const hiddenEdges = [
    inline.before && 'inline-start',
    inline.after && 'inline-end',
    block.before && !hasStickyHeader && 'block-start',
    block.after && 'block-end',
  ].filter((edge) => edge !== false)
  return (
    <div className={styles.frame}>
      <div
        ref={scroller}
        role="region"
        aria-label={label}
        // A tab stop only while it scrolls.
        tabIndex={scrolls ? 0 : undefined}
        className={`${styles.scroller} ${styles.fading} ${styles.axis[axis]}`}
        data-hides={hiddenEdges.length > 0 ? hiddenEdges.join(' ') : undefined}
      >
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  )
}
