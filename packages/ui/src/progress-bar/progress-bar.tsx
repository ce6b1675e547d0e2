import { useId } from 'react'
import { useLocale } from '../locale/use-locale'
import { clampShare } from './clamp-share'
import * as styles from './progress-bar.css'

export const progressTones = ['accent', 'success', 'warning', 'critical'] as const
export type ProgressTone = (typeof progressTones)[number]

export interface ProgressBarProps {
  /** What is going on. */
  readonly label: string
  /** How far it is, from 0 to 1; without it the bar only shows that something moves. */
  readonly value?: number | undefined
  /** How far it is in words, such as `Page 3 of 12`; a percentage unless told. */
  readonly valueText?: string | undefined
  readonly hideLabel?: boolean | undefined
  readonly tone?: ProgressTone | undefined
  /** `meter` for how full something is, `progress` for how far something is. */
  readonly kind?: 'progress' | 'meter' | undefined
}

export function ProgressBar({
  label,
  value,
  valueText,
  hideLabel = false,
  tone = 'accent',
  kind = 'progress',
}: ProgressBarProps) {
  const id = useId()
  const { locale } = useLocale()
  const share = value === undefined ? undefined : clampShare(value)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  const words = valueText ?? (share === undefined ? undefined : percent.format(share))
  return (
    <div className={styles.box}>
      {!hideLabel && (
        <div className={styles.line}>
          <span id={id}>{label}</span>
          {words !== undefined && <span aria-hidden>{words}</span>}
        </div>
      )}
      <div
        role={kind === 'meter' ? 'meter' : 'progressbar'}
        aria-label={hideLabel ? label : undefined}
        aria-labelledby={hideLabel ? undefined : id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share === undefined ? undefined : Math.round(share * 100)}
        aria-valuetext={words}
        className={styles.track}
      >
        <div
          className={`${styles.fill} ${styles.tone[tone]} ${share === undefined ? styles.travelling : ''}`}
          style={share === undefined ? undefined : { inlineSize: `${share * 100}%` }}
        />
      </div>
    </div>
  )
}
