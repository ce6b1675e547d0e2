import * as bar from './bar.css'
import { chooseTone } from './choose-tone'
import * as styles from './progress-bar.css'
import { useProgress, type ProgressTexts } from './use-progress'

export const progressTones = ['accent', 'success', 'warning', 'critical'] as const
export type ProgressTone = (typeof progressTones)[number]

export interface ProgressBarProps extends ProgressTexts {
  /** `success` once complete, unless a tone is given. */
  readonly tone?: ProgressTone | undefined
  /** `meter` for how full something is, `progress` for how far something is. */
  readonly kind?: 'progress' | 'meter' | undefined
}

/** Shows how far a task has come, or how full something is. */
export function ProgressBar({ tone = 'accent', kind = 'progress', ...texts }: ProgressBarProps) {
  const { labelId, fraction, percent, aria } = useProgress(texts)
  const { label, valueText = percent, hideLabel = false } = texts
  return (
    <div className={bar.box}>
      {!hideLabel && (
        <div className={styles.line}>
          <span id={labelId} className={bar.label}>
            {label}
          </span>
          {valueText !== undefined && (
            <span aria-hidden className={styles.value}>
              {valueText}
            </span>
          )}
        </div>
      )}
      <div role={kind === 'meter' ? 'meter' : 'progressbar'} {...aria} className={styles.track}>
        <div
          className={`${styles.fill} ${styles.tone[chooseTone(tone, kind === 'progress' ? fraction : undefined)]} ${fraction === undefined ? styles.travelling : ''}`}
          style={fraction === undefined ? undefined : { inlineSize: `${fraction * 100}%` }}
        />
      </div>
    </div>
  )
}
