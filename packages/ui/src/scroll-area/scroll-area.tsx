import { useRef, type ReactNode } from 'react'
import * as styles from './scroll-area.css'
import { useScrollEdges } from './use-scroll-edges'

/** `block` scrolls across the lines, `inline` along them, `both` wherever there is more. */
export const scrollAxes = ['block', 'inline', 'both'] as const
export type ScrollAxis = (typeof scrollAxes)[number]

export interface ScrollAreaProps {
  /** What scrolls here, for screen readers. */
  readonly label: string
  readonly axis?: ScrollAxis | undefined
  /** Its content keeps a head of its own in sight, which shows by itself that something is hidden above. */
  readonly hasHead?: boolean | undefined
  readonly children: ReactNode
}

/**
 * Scrolls by itself what is larger than its place, with thin bars, and fades out at each edge that hides something. As
 * high as its content, and no higher than the place it stands in.
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
        // Only what scrolls is a stop of the Tab key.
        tabIndex={scrolls ? 0 : undefined}
        className={`${styles.scroller} ${styles.fading} ${styles.axis[axis]}`}
        data-hides={hiding.length > 0 ? hiding.join(' ') : undefined}
      >
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  )
}
