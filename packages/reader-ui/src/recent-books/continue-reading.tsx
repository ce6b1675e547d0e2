import type { SessionKeeper } from '@lectern/api-client/session'
import { libraryMessages } from '@lectern/messages'
import { Heading, Icon, IconButton, ProgressBar, useFollow, useToast, useTranslate } from '@lectern/ui'
import { BookOpenText, X } from '@lectern/ui/icons'
import { useId, useRef } from 'react'
import type { PlaceStorage } from '../store/stored-place'
import * as styles from './continue-reading.css'
import { useRecentBooks, type BookInProgress } from './use-recent-books'

export interface ContinueReadingProps {
  readonly session: SessionKeeper
  readonly storage: PlaceStorage
  readonly hrefOf: (bookId: number) => string
}

/** Shows the books in progress, last read first. Nothing when there is none. */
export function ContinueReading({ session, storage, hrefOf }: ContinueReadingProps) {
  const t = useTranslate(libraryMessages)
  const showToast = useToast()
  const titleId = useId()
  const row = useRef<HTMLElement>(null)
  const { books, remove, restore } = useRecentBooks(session, storage)
  const removeBook = (book: BookInProgress, index: number) => {
    // The pressed button disappears: the focus goes to the neighbour's, or to the screen's heading.
    const buttons = row.current?.querySelectorAll<HTMLElement>('li button')
    const next = buttons?.[index + 1] ?? buttons?.[index - 1] ?? document.querySelector<HTMLElement>('h1')
    if (next?.tagName === 'H1') next.tabIndex = -1
    next?.focus()
    remove(book)
    showToast({
      message: t('libraryRecentRemoved', { title: book.summary.title }),
      action: { label: t('undo'), onPress: () => restore(book) },
    })
  }
  if (books.length === 0) return null
  return (
    <section ref={row} aria-labelledby={titleId} className={styles.section}>
      <Heading id={titleId} level={2} size="l">
        {t('libraryRecent')}
      </Heading>
      <ul className={styles.row}>
        {books.map((book, index) => (
          <li key={book.bookId}>
            <RecentCard book={book} href={hrefOf(book.bookId)} onRemove={() => removeBook(book, index)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface RecentCardProps {
  readonly book: BookInProgress
  readonly href: string
  readonly onRemove: () => void
}

function RecentCard({ book: { summary, pageNumber }, href, onRemove }: RecentCardProps) {
  const t = useTranslate(libraryMessages)
  const follow = useFollow(href, undefined)
  const lang = summary.languages[0]
  const page = t('libraryRecentPage', { page: pageNumber, count: summary.pageCount })
  return (
    <article className={styles.card}>
      <div className={styles.cover}>
        {summary.cover_image === null ? (
          <Icon of={BookOpenText} />
        ) : (
          <img className={styles.picture} src={summary.cover_image} alt="" loading="lazy" draggable={false} />
        )}
      </div>
      <div className={styles.text}>
        <h3 className={styles.title}>
          <a className={styles.link} href={href} onClick={follow} lang={lang} dir="auto">
            {summary.title}
          </a>
        </h3>
        <p className={styles.page}>{page}</p>
        <ProgressBar label={summary.title} hideLabel value={pageNumber / summary.pageCount} valueText={page} />
      </div>
      <div className={styles.remove}>
        <IconButton
          icon={X}
          size="s"
          tone="quiet"
          label={t('libraryRecentRemove', { title: summary.title })}
          onClick={onRemove}
        />
      </div>
    </article>
  )
}
