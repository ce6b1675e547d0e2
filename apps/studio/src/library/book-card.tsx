import type { BookSummary } from '@lectern/api-client/main'
import { orderLanguages } from '@lectern/core/book'
import { studioMessages } from '@lectern/messages'
import { Badge, CardLink, useLocale, useTranslate } from '@lectern/ui'
import { BookOpenText, CircleCheck, Copy, Pencil, Share2, SlidersHorizontal, Trash2 } from '@lectern/ui/icons'
import { Menu } from '@lectern/ui/menu'
import * as styles from './book-card.css'
import { cardId } from './card-id'

export interface BookCardProps {
  readonly book: BookSummary
  readonly onRename: () => void
  readonly onDetails: () => void
  readonly onDelete: () => void
  readonly onRead: () => void
  readonly onShare: () => void
  readonly onDuplicate: () => void
}

/** Card of a book in the library of an author. */
export function BookCard({ book, onRename, onDetails, onDelete, onRead, onShare, onDuplicate }: BookCardProps) {
  const t = useTranslate(studioMessages)
  const { locale } = useLocale()
  const names = new Intl.DisplayNames([locale], { type: 'language' })
  return (
    <li id={cardId(book.id)} className={styles.entry} title={book.title}>
      <CardLink
        level={2}
        title={book.title}
        titleLang={book.languages[0]}
        href={`/studio/books/${book.id}`}
        picture={
          book.cover_image === null ? (
            <div className={styles.blank} aria-hidden>
              {book.title.slice(0, 1)}
            </div>
          ) : (
            <img src={book.cover_image} alt="" loading="lazy" className={styles.cover} />
          )
        }
        menu={
          <Menu
            look="icon"
            size="s"
            align="end"
            label={t('libraryMenu', { title: book.title })}
            entries={[
              ...(book.published
                ? [{ label: t('libraryRead'), icon: BookOpenText, onSelect: onRead }, { kind: 'separator' as const }]
                : []),
              { label: t('libraryRename'), icon: Pencil, onSelect: onRename },
              { label: t('libraryDetails'), icon: SlidersHorizontal, onSelect: onDetails },
              { label: t('libraryShare'), icon: Share2, onSelect: onShare },
              { label: t('libraryDuplicate'), icon: Copy, onSelect: onDuplicate },
              { label: t('libraryDelete'), icon: Trash2, tone: 'critical', onSelect: onDelete },
            ]}
          />
        }
      >
        <ul className={styles.facts}>
          <li>{t('libraryPages', { count: book.pageCount })}</li>
          {orderLanguages(book.languages).map((code) => (
            <li key={code}>{names.of(code) ?? code}</li>
          ))}
        </ul>
        <div className={styles.state}>
          {book.published ? (
            <Badge tone={book.publicationIsBehind === true ? 'neutral' : 'success'} icon={CircleCheck}>
              {book.publicationIsBehind === true ? t('libraryChanged') : t('libraryPublished')}
            </Badge>
          ) : (
            <Badge icon={Pencil}>{t('libraryDraft')}</Badge>
          )}
        </div>
      </CardLink>
    </li>
  )
}
