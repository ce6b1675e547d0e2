import type { ReactNode } from 'react'
import { SkipLink } from '../skip-link'
import * as styles from './app-shell.css'

export const shellWidths = ['full', 'wide', 'reading'] as const
export type ShellWidth = (typeof shellWidths)[number]

export interface AppShellProps {
  /** The bar at the top: wordmark at its start, navigation and settings at its end. */
  readonly header?: ReactNode
  readonly children: ReactNode
  /** A `Sidebar`, before the main part. */
  readonly sidebar?: ReactNode
  /** A panel beside the main part; below it on small screens. */
  readonly aside?: ReactNode
  /** The name of the panel, for screen readers. */
  readonly asideLabel?: string | undefined
  /** The name of the main part for screen readers; needed when another page with a main part shows this one. */
  readonly mainLabel?: string | undefined
  /** Embedded in another site: without header and skip link. */
  readonly embed?: boolean | undefined
  /** A `ReturnLink` that is also shown when embedded. */
  readonly exit?: ReactNode
  /** `full` reaches the window's edges, `wide` is for shelves and tables, `reading` for a column of text. */
  readonly width?: ShellWidth | undefined
  /** As high as the window, with the main part scrolling by itself: for players and editors. */
  readonly fixedHeight?: boolean | undefined
}

const mainId = 'main'

/** The frame of every screen: skip link, header, main part, panel. */
export function AppShell({
  header,
  children,
  sidebar,
  aside,
  asideLabel,
  mainLabel,
  embed = false,
  exit,
  width = 'wide',
  fixedHeight = false,
}: AppShellProps) {
  const showHeader = !embed && header !== undefined
  return (
    <div
      className={fixedHeight ? `${styles.shell} ${styles.fixedHeight}` : styles.shell}
      data-embed={embed ? '' : undefined}
    >
      {showHeader ? (
        <header className={`${styles.header} ${styles.headerWidth[width]}`}>
          <SkipLink to={mainId} />
          {header}
        </header>
      ) : (
        <div className={styles.exit}>{embed && exit}</div>
      )}
      <div className={styles.body} data-sidebar={sidebar && ''} data-aside={aside && ''}>
        {sidebar && <div className={styles.sidebar}>{sidebar}</div>}
        <main
          id={mainId}
          tabIndex={-1}
          aria-label={mainLabel}
          className={`${styles.main} ${styles.width[width]} ${fixedHeight ? styles.scrolling : ''}`}
        >
          {children}
        </main>
        {aside !== undefined && (
          <aside aria-label={asideLabel} className={styles.aside}>
            {aside}
          </aside>
        )}
      </div>
    </div>
  )
}
