import * as styles from './brand.css'

export const logoSizes = ['s', 'm', 'l'] as const
export type LogoSize = (typeof logoSizes)[number]

const pixels: Readonly<Record<LogoSize, number>> = { s: 24, m: 32, l: 64 }

export interface LogoMarkProps {
  readonly size?: LogoSize | undefined
  /** Its name, when it stands without the wordmark. */
  readonly label?: string | undefined
}

/** An open book on a lectern, one line of it lit. */
export function LogoMark({ size = 'm', label }: LogoMarkProps) {
  return (
    <svg
      width={pixels[size]}
      height={pixels[size]}
      viewBox="0 0 32 32"
      fill="none"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      className={styles.mark}
    >
      <path
        className={styles.page}
        d="M16 8.6C13.2 6.4 9.2 5.4 4.4 5.6a.9.9 0 0 0-.9.9v14.3c0 .5.4.9.9.9 4.6-.2 8.4.8 11.6 3.1Z"
      />
      <path
        className={styles.page}
        d="M16 8.6c2.8-2.2 6.8-3.2 11.6-3a.9.9 0 0 1 .9.9v14.3c0 .5-.4.9-.9.9-4.6-.2-8.4.8-11.6 3.1Z"
      />
      <path className={styles.line} d="M6.8 10.2c2.2.1 4.2.5 6 1.3M6.8 17.4c2.2.1 4.2.5 6 1.3" />
      <path className={styles.lit} d="M6.8 13.8c2.2.1 4.2.5 6 1.3" />
      <path
        className={styles.line}
        d="M25.2 10.2c-2.2.1-4.2.5-6 1.3M25.2 13.8c-2.2.1-4.2.5-6 1.3M25.2 17.4c-2.2.1-4.2.5-6 1.3"
      />
      <path className={styles.stand} d="M16 25v3.4M11.2 28.4h9.6" />
    </svg>
  )
}
