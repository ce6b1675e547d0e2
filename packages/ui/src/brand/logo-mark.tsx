import * as styles from './brand.css'

export const logoSizes = ['s', 'm', 'l'] as const
export type LogoSize = (typeof logoSizes)[number]

const pixels: Readonly<Record<LogoSize, number>> = { s: 28, m: 36, l: 64 }

export interface LogoMarkProps {
  readonly size?: LogoSize | undefined
  /** Its accessible name, when it is shown without the wordmark. */
  readonly label?: string | undefined
}

/** The mark: an open book on a lectern, with one line highlighted. */
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
      <path className={styles.lit} d="M7 11.4c2 .1 3.9.5 5.6 1.2" />
      <path
        className={styles.line}
        d="M7 16.6c2 .1 3.9.5 5.6 1.2M25 11.4c-2 .1-3.9.5-5.6 1.2M25 16.6c-2 .1-3.9.5-5.6 1.2"
      />
      <path className={styles.stand} d="M16 25v3.4M11.2 28.4h9.6" />
    </svg>
  )
}
