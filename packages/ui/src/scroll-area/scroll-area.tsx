import { useRef, type ReactNode } from 'react'
import * as styles from './scroll-area.css'
import { useScrollEdges } from './use-scroll-edges'

/** `block` scrolls vertically, `inline` along the text, `both` in either direction. */
export const scrollAxes = ['block', 'inline', 'both'] as const
export type ScrollAxis = (typeof scrollAxes)[number]

export interface ScrollAreaProps {
  /** The name of the content, for screen readers. */
  readonly label: string
  readonly axis?: ScrollAxis | undefined
  /** The content has a sticky header, which shows by itself that something is hidden above. */
  readonly hasHead?: boolean | undefined
  readonly children: ReactNode
}

/**
 * Scrolls content that is larger than its place, with thin scroll bars, and fades out at each edge that hides
 * something. As high as its content, and no higher than the place.
 */
export function ScrollArea({ label, axis = 'block', hasHead = false, children }: ScrollAreaProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const { inline, block } = useScrollEdges(scroller)
  const scrolls = inline.before || inline.after || block.before || block.after
  const hiding = [
    inline.before && 'inline-start',
    inline.after && 'inline-end',
    block.before && !hasHead && 'block-start',
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
        data-hides={hiding.length > 0 ? hiding.join(' ') : undefined}
      >
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  )
}
