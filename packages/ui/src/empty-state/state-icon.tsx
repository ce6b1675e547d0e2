import { Icon, type IconDrawing } from '../icon'
import * as styles from './empty-state.css'

export interface StateIconProps {
  readonly icon: IconDrawing
  readonly tone: keyof typeof styles.pinTone
  readonly place: keyof typeof styles.place
}

/**
 * The icon of the place; on a screen it is pinned to the corner of an open book with one highlighted word. Hidden from
 * screen readers.
 */
export function StateIcon({ icon, tone, place }: StateIconProps) {
  const pin = (
    <span aria-hidden className={`${styles.pin} ${styles.pinTone[tone]}`}>
      <Icon of={icon} size="m" />
    </span>
  )
  if (place === 'panel') return pin
  return (
    <div aria-hidden className={styles.sign}>
      <svg width={112} height={84} viewBox="0 0 112 84" fill="none">
        <path
          className={styles.sheet}
          strokeLinejoin="round"
          d="M56 16C45 8 30 5 9 5.5A3 3 0 0 0 6 8.5V66a3 3 0 0 0 3 3c20-.5 36 2.5 47 10 11-7.5 27-10.5 47-10a3 3 0 0 0 3-3V8.5a3 3 0 0 0-3-3C82 5 67 8 56 16Zm0 0v62"
        />
        <path className={styles.lit} d="M20 23c6 .3 11.5 1.1 16.5 2.4" />
        <path
          className={styles.line}
          d="M18 37c10 .3 18.5 1.7 26 4.3M18 50c10 .3 18.5 1.7 26 4.3M94 23c-10 .3-18.5 1.7-26 4.3M94 36.5c-10 .3-18.5 1.7-26 4.3M94 50c-6 .2-11.5.8-16.5 1.9"
        />
      </svg>
      {pin}
    </div>
  )
}
