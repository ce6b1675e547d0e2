import * as styles from './skeleton.css'

export const skeletonShapes = ['text', 'title', 'cover', 'block', 'circle'] as const
export type SkeletonShape = (typeof skeletonShapes)[number]

export interface SkeletonProps {
  readonly shape?: SkeletonShape | undefined
  /** For `text`: how many lines. */
  readonly lines?: number | undefined
}

/** Where something will stand once it has come. Silent: put a `Spinner` or a busy region beside it for screen readers. */
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
