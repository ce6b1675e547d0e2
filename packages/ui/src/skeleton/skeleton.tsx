import * as styles from './skeleton.css'

export const skeletonShapes = ['text', 'title', 'cover', 'block', 'circle'] as const
export type SkeletonShape = (typeof skeletonShapes)[number]

export interface SkeletonProps {
  readonly shape?: SkeletonShape | undefined
  /** The number of lines, for `text`. */
  readonly lines?: number | undefined
}

/**
 * A placeholder for content that is loading. Hidden from screen readers: put a `Spinner` or a busy region beside it.
 */
export function Skeleton({ shape = 'text', lines = 1 }: SkeletonProps) {
  if (shape !== 'text') return <div aria-hidden className={`${styles.block} ${styles.shape[shape]}`} />
  return (
    <div aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <div
          key={line}
          className={`${styles.block} ${styles.shape.text} ${lines > 1 && line === lines - 1 ? styles.last : ''}`}
        />
      ))}
    </div>
  )
}
