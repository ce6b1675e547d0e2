import { Card, LocaleToggle, Text, ThemeToggle, Wordmark } from '@lectern/ui'
import type { ReactNode } from 'react'
import * as styles from './account-sheet.css'

export interface AccountSheetProps {
  /** Title of the window. */
  readonly title: string
  /** The part of Lectern that the sheet leads to; readers have accounts too. */
  readonly part?: string | undefined
  readonly lead?: string | undefined
  readonly children: ReactNode
  /** Links to other screens. */
  readonly footer?: ReactNode
}

/** A sheet in the middle of the screen, for signing in and everything about accounts. */
export function AccountSheet({ title, part, lead, children, footer }: AccountSheetProps) {
  return (
    <main className={styles.screen} tabIndex={-1}>
      <title>{`${title} – Lectern`}</title>
      <div className={styles.corner}>
        <LocaleToggle />
        <ThemeToggle />
      </div>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <Wordmark size="l" part={part} />
          {lead !== undefined && (
            <Text tone="muted" align="center">
              {lead}
            </Text>
          )}
        </div>
        <Card padding="l">{children}</Card>
        {footer !== undefined && (
          <Text as="div" size="s" tone="muted" align="center">
            {footer}
          </Text>
        )}
      </div>
    </main>
  )
}
