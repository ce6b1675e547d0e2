import type { ReactNode } from 'react'
import { Heading } from '../heading'
import { Text } from '../text'
import { CopyName } from './copy-name'
import * as styles from './page.css'
import { TokenValue } from './token-value'

interface PageProps {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

/** A page of the foundations. */
export function FoundationPage({ title, lead, children }: PageProps) {
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <Heading level={1}>{title}</Heading>
        <Text size="l" tone="muted">
          {lead}
        </Text>
      </header>
      {children}
    </main>
  )
}

interface SectionProps {
  readonly title: string
  readonly lead?: string
  readonly children: ReactNode
}

export function Section({ title, lead, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <div className={styles.lead}>
        <Heading level={2} size="l">
          {title}
        </Heading>
        {lead !== undefined && <Text tone="muted">{lead}</Text>}
      </div>
      {children}
    </section>
  )
}

export function Rows({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>
}

interface RowProps {
  readonly name: string
  /** The purpose of the token. */
  readonly meaning?: string | undefined
  /** `code` for names in code; `ui` for other texts. */
  readonly face?: 'code' | 'ui'
  /** The token as written in styles. Its value is shown, and its name can be copied. */
  readonly token?: string
  readonly children: ReactNode
}

/** A token of the theme: its name, its purpose, and a sample. */
export function Row({ name, meaning, face = 'code', token, children }: RowProps) {
  return (
    <li className={styles.row}>
      <div>
        <Text face={face} size="s" weight="medium">
          {name}
        </Text>
        {meaning !== undefined && (
          <Text size="s" tone="muted">
            {meaning}
          </Text>
        )}
        {token !== undefined && <TokenValue of={token} />}
      </div>
      <div>{children}</div>
      {token !== undefined && <CopyName name={`vars.${name}`} />}
    </li>
  )
}
