import { useId } from 'react'
import { useLocale } from '../locale/use-locale'
import type { ProgressTone } from '../progress-bar'
import { clampShare } from '../progress-bar/clamp-share'
import * as styles from './progress-ring.css'

export const progressRingSizes = ['s', 'm', 'l'] as const
export type ProgressRingSize = (typeof progressRingSizes)[number]

export interface ProgressRingProps {
  /** What is going on. */
  readonly label: string
  /** How far it is, from 0 to 1; without it the ring only shows that something moves. */
  readonly value?: number | undefined
  /** How far it is in words, such as `Page 3 of 12`; a percentage unless told. */
  readonly valueText?: string | undefined
  readonly hideLabel?: boolean | undefined
  readonly tone?: ProgressTone | undefined
  /** `s` within a line of text, `m` beside words, `l` alone. From `m` on the percentage stands in it. */
  readonly size?: ProgressRingSize | undefined
}

/** Radius and width of the line in a square of 40 units: the outer edge of the line meets the square's. */
const lines: Readonly<Record<ProgressRingSize, { readonly radius: number; readonly width: number }>> = {
  s: { radius: 17, width: 6 },
  m: { radius: 18.25, width: 3.5 },
  l: { radius: 18.5, width: 3 },
}
const turningShare = 0.28

/** How far something is, where there is no room for a bar. */
export function ProgressRing({
  label,
  value,
  valueText,
  hideLabel = false,
  tone = 'accent',
  size = 'm',
}: ProgressRingProps) {
  const id = useId()
  const { locale } = useLocale()
  const share = value === undefined ? undefined : clampShare(value)
  const percent =
    share === undefined
      ? undefined
      : new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share)
  const words = valueText ?? percent
  const { radius, width } = lines[size]
  const circle = { cx: 20, cy: 20, r: radius, strokeWidth: width, pathLength: 1 }
  return (
    <div className={styles.box}>
      <div
        role="progressbar"
        aria-label={hideLabel ? label : undefined}
        aria-labelledby={hideLabel ? undefined : id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share === undefined ? undefined : Math.round(share * 100)}
        aria-valuetext={words}
        data-size={size}
        className={`${styles.ring} ${styles.size[size]}`}
      >
        <svg
          aria-hidden
          viewBox="0 0 40 40"
          className={`${styles.drawing} ${share === undefined ? styles.turning : ''}`}
        >
          <circle {...circle} className={styles.track} />
          {/* A line of no length would still show its round end. */}
          {share !== 0 && (
            <circle
              {...circle}
              className={`${styles.fill} ${styles.tone[tone]}`}
              strokeDasharray={1}
              strokeDashoffset={1 - (share ?? turningShare)}
            />
          )}
        </svg>
        {percent !== undefined && (
          <span aria-hidden className={`${styles.middle} ${styles.middleSize[size]}`}>
            {percent}
          </span>
        )}
      </div>
      {!hideLabel && (
        <div className={styles.words}>
          <span id={id} className={styles.label}>
            {label}
          </span>
          {valueText !== undefined && (
            <span aria-hidden className={styles.value}>
              {valueText}
            </span>
          )}
        </div>
      )}
    </div>
  )
}
