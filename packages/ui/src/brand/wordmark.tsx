import { LogoMark, type LogoSize } from './logo-mark'
import * as styles from './brand.css'

export interface WordmarkProps {
  readonly size?: LogoSize | undefined
  /** The part of the house one is in, such as `Studio`. */
  readonly part?: string | undefined
}

/** The mark and the name. */
export function Wordmark({ size = 's', part }: WordmarkProps) {
  return (
    <span className={`${styles.wordmark} ${styles.wordSize[size]}`}>
      <LogoMark size={size} />
      <span>Lectern{part !== undefined && <span className={styles.part}> {part}</span>}</span>
    </span>
  )
}
