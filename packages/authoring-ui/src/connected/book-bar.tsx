import { studioMessages, nameLanguage } from '@lectern/messages'
import { Heading, Select, useLocale, useTranslate } from '@lectern/ui'
import { FilePlus, Languages, Plus } from '@lectern/ui/icons'
import { Menu } from '@lectern/ui/menu'
import { useState, type ReactNode } from 'react'
import { orderLanguages } from '@lectern/core/book'
import { HelpMenu } from '../shortcuts/help-menu'
import { AddChapterDialog } from './add-chapter-dialog'
import { AddLanguageDialog } from './add-language-dialog'
import * as styles from './book-workspace.css'

export interface BookBarProps {
  readonly title: string
  /** Links to the other parts of the book. */
  readonly links: ReactNode
  /** Shows the first steps again; null where they cannot be shown. */
  readonly onFirstSteps: (() => void) | null
  readonly chapters: readonly { readonly id: number; readonly name: string }[]
  readonly chapterId: number | null
  readonly languages: readonly string[]
  readonly language: string | null
  readonly busy: boolean
  readonly failed: string | null
  readonly onChapter: (id: number) => void
  readonly onLanguage: (code: string) => void
  /** Clears the reason of an earlier failure. */
  readonly onClearFailure: () => void
  /** Both resolve to whether it was added. */
  readonly onAddChapter: (name: string) => Promise<boolean>
  readonly onAddLanguage: (code: string) => Promise<boolean>
}

/** The book's title, and selects for the chapter and the language of the desk. */
export function BookBar(props: BookBarProps) {
  const { chapters, languages, busy, failed } = props
  const t = useTranslate(studioMessages)
  const { locale } = useLocale()
  const [adding, setAdding] = useState<'chapter' | 'language' | null>(null)
  const open = (what: 'chapter' | 'language') => {
    props.onClearFailure()
    setAdding(what)
  }
  const close = () => setAdding(null)
  return (
    <div className={styles.bar}>
      <div className={styles.title}>
        <Heading level={1} size="m" title={props.title}>
          {props.title}
        </Heading>
      </div>
      <div className={styles.choices}>
        {props.chapterId !== null && chapters.length > 1 && (
          <Select
            label={t('chapterLabel')}
            hideLabel
            look="quiet"
            size="s"
            value={String(props.chapterId)}
            options={chapters.map((chapter) => ({ value: String(chapter.id), label: chapter.name }))}
            onChange={(value) => props.onChapter(Number(value))}
          />
        )}
        {props.language !== null && (
          <Select
            label={t('languageLabel')}
            hideLabel
            look="quiet"
            size="s"
            value={props.language}
            options={orderLanguages(languages).map((each) => ({ value: each, label: nameLanguage(each, locale) }))}
            onChange={props.onLanguage}
          />
        )}
        {props.links}
        <Menu
          look="icon"
          size="s"
          align="end"
          icon={Plus}
          label={t('bookAdd')}
          entries={[
            { label: t('chapterAdd'), icon: FilePlus, onSelect: () => open('chapter') },
            { label: t('languageAdd'), icon: Languages, onSelect: () => open('language') },
          ]}
        />
        <HelpMenu onFirstSteps={props.onFirstSteps} />
      </div>
      <AddChapterDialog
        open={adding === 'chapter'}
        busy={busy}
        failed={failed}
        onAdd={props.onAddChapter}
        onClose={close}
      />
      <AddLanguageDialog
        open={adding === 'language'}
        busy={busy}
        failed={failed}
        languages={languages}
        onAdd={props.onAddLanguage}
        onClose={close}
      />
    </div>
  )
}
