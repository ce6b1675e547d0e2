import { triggerMessages } from '@lectern/messages'
import { Link, useTranslate } from '@lectern/ui'
import type { ContactLine } from './read-contact'
import * as styles from './triggers.css'

const names = {
  name: 'triggerName',
  email: 'triggerEmail',
  phone: 'triggerPhone',
  address: 'triggerAddress',
  website: 'triggerWebsite',
} as const

/** The lines of a contact, each with its name. */
export function ContactCard({ lines }: { readonly lines: readonly ContactLine[] }) {
  const t = useTranslate(triggerMessages)
  return (
    <dl className={styles.contact}>
      {lines.map(({ kind, label, text, href }, index) => (
        // The lines of a contact never change their order.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} style={{ display: 'contents' }}>
          <dt className={styles.term} dir="auto">
            {kind === 'other' ? (label ?? t('triggerContact')) : t(names[kind])}
          </dt>
          <dd className={styles.detail} dir="auto">
            {href === null ? (
              text
            ) : (
              <Link href={href} target="_blank" rel="noopener noreferrer">
                {text}
              </Link>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
