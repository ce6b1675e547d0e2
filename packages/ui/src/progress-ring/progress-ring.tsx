import { Icon } from '../icon'
import { Check } from '../icon/icons'
import { useLocale } from '../locale/use-locale'
import type { ProgressTone } from '../progress-bar'
import { chooseTone } from '../progress-bar/choose-tone'
import { useProgress, type ProgressTexts } from '../progress-bar/use-progress'
import * as styles from './progress-ring.css'

export const progressRingSizes = ['s', 'm', 'l'] as const
export type ProgressRingSize = (typeof progressRingSizes)[number]

export interface ProgressRingProps extends ProgressTexts {
  readonly tone?: ProgressTone | undefined
  /** `s` within a line of text, `m` beside a label, `l` on its own. From `m` on it shows the percentage. */
  readonly size?: ProgressRingSize | undefined
}

/** Radius and stroke width in a square of 40 units: the outer edge of the stroke touches the square. */
const lines: Readonly<Record<ProgressRingSize, { readonly radius: number; readonly width: number }>> = {
  s: { radius: 17, width: 6 },
  m: { radius: 18.25, width: 3.5 },
  l: { radius: 18.5, width: 3 },
}
const turningFraction = 0.28

/** Shows progress in places without room for a bar. */
export function ProgressRing({ tone = 'accent', size = 'm', ...texts }: ProgressRingProps) {
  const { labelId, fraction, percent, aria } = useProgress(texts)
  const { label, valueText, hideLabel = false } = texts
  const { locale } = useLocale()
  // Without the percent sign the number fits into the smaller ring.
  const figures = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
  const { radius, width } = lines[size]
  const circle = { cx: 20, cy: 20, r: radius, strokeWidth: width, pathLength: 1 }
  return (
    <div className={styles.box}>
      <div role="progressbar" {...aria} data-size={size} className={`${styles.ring} ${styles.size[size]}`}>
        <svg
          aria-hidden
          viewBox="0 0 40 40"
          className={`${styles.drawing} ${fraction === undefined ? styles.turning : ''}`}
        >
          <circle {...circle} className={styles.track} />
          {/* A line of no length would still show its round end. */}
          {fraction !== 0 && (
            <circle
              {...circle}
              className={`${styles.fill} ${styles.tone[chooseTone(tone, fraction)]}`}
              strokeDasharray={1}
              strokeDashoffset={1 - (fraction ?? turningFraction)}
            />
          )}
        </svg>
        {fraction !== undefined && (
          <span aria-hidden className={`${styles.middle} ${styles.middleSize[size]}`}>
            {fraction === 1 ? (
              <Icon of={Check} size={size === 'l' ? 'l' : 's'} />
            ) : size === 'm' ? (
              figures.format(fraction * 100)
            ) : (
              percent
            )}
          </span>
        )}
      </div>
      {!hideLabel && (
        <div className={styles.texts}>
          <span id={labelId} className={styles.label}>
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
