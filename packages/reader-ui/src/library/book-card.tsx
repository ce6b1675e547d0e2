import { readerMessages } from '@lectern/messages'
import { Badge, useFollow, useLocale, useTranslate } from '@lectern/ui'
import type { CSSProperties } from 'react'
import { nameLanguage } from '../language/name-language'
import { describeLength } from './describe-length'
import type { LibraryBook } from './library-book'
import * as styles from './book-card.css'

export interface BookCardProps {
  readonly book: LibraryBook
}

/** A book on the shelf: its cover, what it is called, how long it is and what it speaks. */
export function BookCard({ book }: BookCardProps) {
  const t = useTranslate(readerMessages)
  const { locale } = useLocale()
  const follow = useFollow(book.href, undefined)
  const length = describeLength(book.durationSeconds)
  const spoken =
    length === null
      ? t('libraryBookSilent')
      : length.unit === 'minutes'
        ? t('libraryBookMinutes', { count: length.count })
        : t('libraryBookSeconds', { count: length.count })
  const color: CSSProperties & Partial<Record<typeof styles.bookColor, string>> =
    book.color === null ? {} : { [styles.bookColor]: book.color }
  return (
    <article className={styles.card}>
      <div className={styles.cover}>
        {book.coverLink === null ? (
          <div aria-hidden className={styles.lettering} style={color}>
            {book.title}
          </div>
        ) : (
          <img className={styles.picture} src={book.coverLink} alt="" loading="lazy" draggable={false} />
        )}
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <a className={styles.link} href={book.href} onClick={follow}>
            {book.title}
          </a>
        </h2>
        <p className={styles.facts}>
          {t('libraryBookPages', { count: book.pageCount })} · {spoken}
        </p>
        <ul className={styles.languages} aria-label={t('libraryBookLanguages')}>
          {book.languages.map((language) => (
            <li key={language}>
              <Badge>{nameLanguage(language, locale)}</Badge>
            </li>
          ))}
          {!book.isPublished && (
            <li>
              <Badge tone="warning">{t('libraryBookUnpublished')}</Badge>
            </li>
          )}
        </ul>
      </div>
    </article>
  )
}
