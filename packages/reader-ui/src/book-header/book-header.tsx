import { readerMessages, nameLanguage } from '@lectern/messages'
import { IconButton, LocaleToggle, Select, ThemeToggle, useTranslate } from '@lectern/ui'
import { Keyboard } from '@lectern/ui/icons'
import type { ReaderChapter } from '../book/reader-book'
import { listKey } from '../shortcuts/find-key'
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
  /** Opens the list of shortcuts. */
  readonly onShortcuts: () => void
}

/** Shows the title, the chapter, the link back, the languages and the theme. */
export function BookHeader({
  title,
  titleLanguage,
  chapter,
  language,
  languages,
  onLanguageChoice,
  onShortcuts,
  ...back
}: BookHeaderProps) {
  const t = useTranslate(readerMessages)
  return (
    <div className={styles.header}>
      <BackLink {...back} />
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
        <div className={languages.length > 1 ? styles.interfaceLanguage : undefined}>
          <LocaleToggle />
        </div>
        <div className={styles.shortcuts}>
          <IconButton
            icon={Keyboard}
            label={t('bookShortcuts')}
            shortcut={listKey}
            aria-haspopup="dialog"
            onClick={onShortcuts}
          />
        </div>
        <ThemeToggle />
      </div>
    </div>
  )
}
