import { useTranslate } from '../locale/use-translate'
import { VisuallyHidden } from '../visually-hidden'
import { SpinnerRing, type SpinnerSize } from './spinner-ring'
import * as styles from './spinner.css'

export interface SpinnerProps {
  /** What is loading; by default "Loading…". */
  readonly label?: string | undefined
  readonly size?: SpinnerSize | undefined
  /** Shows the label beside the ring instead of only telling screen readers. */
  readonly showLabel?: boolean | undefined
}

/** Something is on its way and nobody knows how far it is. */
export function Spinner({ label, size = 'm', showLabel = false }: SpinnerProps) {
  const t = useTranslate()
  const words = label ?? t('loading')
  return (
    <output className={styles.box}>
      <SpinnerRing size={size} />
      {showLabel ? <span>{words}</span> : <VisuallyHidden>{words}</VisuallyHidden>}
    </output>
  )
}
