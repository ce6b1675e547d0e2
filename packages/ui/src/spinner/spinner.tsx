import { useTranslate } from '../locale/use-translate'
import { VisuallyHidden } from '../visually-hidden'
import { SpinnerRing, type SpinnerSize } from './spinner-ring'
import * as styles from './spinner.css'

export interface SpinnerProps {
  /** The thing that is loading; by default "Loading…". */
  readonly label?: string | undefined
  readonly size?: SpinnerSize | undefined
  /** Shows the label beside the ring. Otherwise only screen readers get it. */
  readonly showLabel?: boolean | undefined
}

/** Shows that something is loading, without a known progress. */
export function Spinner({ label, size = 'm', showLabel = false }: SpinnerProps) {
  const t = useTranslate()
  const text = label ?? t('loading')
  return (
    <output className={styles.box}>
      <SpinnerRing size={size} />
      {showLabel ? <span>{text}</span> : <VisuallyHidden>{text}</VisuallyHidden>}
    </output>
  )
}
