import { readerMessages, nameLanguage } from '@lectern/messages'
import { Select, useTranslate } from '@lectern/ui'
import type { ReaderChapter } from '../book/reader-book'
import { BackLink, type BackLinkProps } from './back-link'
import * as styles from './book-header.css'

export interface BookHeaderProps extends BackLinkProps {
  readonly title: string
  readonly titleLanguage: string | null
  /** null while the book has one chapter only, or none. */
  readonly chapter: Pick<ReaderChapter, 'name' | 'nameLanguage'> | null
  /** The book's current language. */
  readonly language: string
  readonly languages: readonly string[]
  readonly onLanguageChoice: (language: string) => void
  /** Receives the element into which the tool of the panel is rendered, beside the link back. */
  readonly startRef?: ((element: HTMLElement | null) => void) | undefined
  /** Receives the element into which tools are rendered. */
  readonly toolsRef?: ((element: HTMLElement | null) => void) | undefined
}

/** Shows the link back, the title, the chapter and the book's languages, with a place for tools. */
export function BookHeader({
  title,
  titleLanguage,
  chapter,
  language,
  languages,
  onLanguageChoice,
  startRef,
  toolsRef,
  ...back
}: BookHeaderProps) {
  const t = useTranslate(readerMessages)
  return (
    <div className={styles.header}>
      <BackLink {...back} />
      <div ref={startRef} className={styles.start} />
      <div className={styles.titles}>
        <h1 className={styles.title} lang={titleLanguage ?? undefined} dir="auto">
          {title}
        </h1>
        {chapter !== null && (
          <div className={styles.chapter} lang={chapter.nameLanguage ?? undefined} dir="auto">
            {chapter.name}
          </div>
        )}
      </div>
      <div className={styles.end}>
        {languages.length > 1 && (
          <div className={styles.language}>
            <Select
              look="quiet"
              label={t('bookLanguage')}
              hideLabel
              size="s"
              value={language}
              options={languages.map((value) => ({ value, label: nameLanguage(value, value), lang: value }))}
              onChange={onLanguageChoice}
            />
          </div>
        )}
        <div ref={toolsRef} className={styles.tools} />
      </div>
    </div>
  )
}
