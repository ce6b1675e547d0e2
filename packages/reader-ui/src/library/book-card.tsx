import { libraryMessages, nameLanguage } from '@lectern/messages'
import { Badge, useFollow, useTranslate } from '@lectern/ui'
import type { CSSProperties } from 'react'
import { describeLength } from './describe-length'
import { kindLooks } from './kind-looks'
import type { LibraryBook } from './library-book'
import * as styles from './book-card.css'

export interface BookCardProps {
  readonly book: LibraryBook
  /** True for one of a few books, shown large with its description. */
  readonly isFeatured: boolean
}

/** Shows a library book: cover, title, length, languages and reading progress. */
export function BookCard({ book, isFeatured }: BookCardProps) {
  const t = useTranslate(libraryMessages)
  const lang = book.titleLanguage ?? undefined
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
  const progress = book.keptPage !== null && (
    <div className={styles.progress} style={{ inlineSize: `${(100 * book.keptPage) / book.pageCount}%` }} />
  )
  return (
    <article className={isFeatured ? styles.featuredCard : styles.shelfCard}>
      <div className={styles.cover}>
        {book.coverLink === null ? (
          <div aria-hidden className={styles.lettering} style={color} lang={lang} dir="auto">
            {book.title}
          </div>
        ) : (
          <img className={styles.picture} src={book.coverLink} alt="" loading="lazy" draggable={false} />
        )}
        {progress}
      </div>
      <div className={styles.text}>
        <h2 className={styles.title}>
          <a className={styles.link} href={book.href} onClick={follow} lang={lang} dir="auto">
            {book.title}
          </a>
        </h2>
        {isFeatured && book.description !== null && (
          <p className={styles.description} lang={lang} dir="auto">
            {book.description}
          </p>
        )}
        <p className={styles.facts}>
          {t('libraryBookPages', { count: book.pageCount })} · {spoken}
        </p>
        <ul className={styles.languages} aria-label={t('libraryBookLanguages')}>
          {book.languages.map((language) => (
            <li key={language}>
              <span lang={language}>{nameLanguage(language, language)}</span>
            </li>
          ))}
          {!book.isPublished && (
            <li>
              <Badge tone="warning">{t('libraryBookUnpublished')}</Badge>
            </li>
          )}
        </ul>
        {book.kinds.length > 0 && (
          <ul className={styles.kinds} aria-label={t('libraryBookKinds')}>
            {book.kinds.map((kind) => (
              <li key={kind}>
                <Badge icon={kindLooks[kind].icon}>{t(kindLooks[kind].text)}</Badge>
              </li>
            ))}
          </ul>
        )}
        {(isFeatured || book.keptPage !== null) && (
          <p className={styles.reading}>
            {book.keptPage === null ? t('libraryRead') : t('libraryContinue', { page: book.keptPage })}
          </p>
        )}
      </div>
    </article>
  )
}
