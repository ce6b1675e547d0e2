import { LogoMark, type LogoSize } from './logo-mark'
import * as styles from './brand.css'

export interface WordmarkProps {
  readonly size?: LogoSize | undefined
  /** The application, such as `Studio`. */
  readonly part?: string | undefined
}

/** Beside letters the mark is little higher than they are. */
const markSizes: Readonly<Record<LogoSize, LogoSize>> = { s: 's', m: 's', l: 'm' }

/** The mark and the name. */
export function Wordmark({ size = 's', part }: WordmarkProps) {
  return (
    <span className={`${styles.wordmark} ${styles.wordSize[size]}`}>
      <LogoMark size={markSizes[size]} />
      <span className={styles.text}>
        <span className={styles.name}>Lectern</span>
        {part !== undefined && <span className={styles.part}> {part}</span>}
      </span>
    </span>
  )
}
