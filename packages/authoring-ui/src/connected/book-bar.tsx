import { studioMessages } from '@lectern/messages'
import { Button, Combobox, Heading, Inline, Select, TextField, useLocale, useTranslate } from '@lectern/ui'
import { Dialog } from '@lectern/ui/dialogs'
import { FilePlus, Languages, Plus } from '@lectern/ui/icons'
import { Menu } from '@lectern/ui/menu'
import { useState } from 'react'
import { languages as bookLanguages, orderLanguages } from '@lectern/core/book'
import { nameLanguage } from '../languages/name-language'
import { StudioShortcutSheet } from '../shortcuts/studio-shortcut-sheet'
import * as styles from './book-workspace.css'

export interface BookBarProps {
  readonly title: string
  readonly chapters: readonly { readonly id: number; readonly name: string }[]
  readonly chapterId: number | null
  readonly languages: readonly string[]
  readonly language: string | null
  readonly busy: boolean
  readonly failed: string | null
  readonly onChapter: (id: number) => void
  readonly onLanguage: (code: string) => void
  /** What went wrong before is no longer of interest. */
  readonly onForgive: () => void
  /** Both answer whether it was added. */
  readonly onAddChapter: (name: string) => Promise<boolean>
  readonly onAddLanguage: (code: string) => Promise<boolean>
}

/** The book's title, and which chapter in which language is worked on. */
export function BookBar(props: BookBarProps) {
  const { chapters, languages, busy } = props
  const t = useTranslate(studioMessages)
  const { locale } = useLocale()
  const [adding, setAdding] = useState<'chapter' | 'language' | null>(null)
  const [name, setName] = useState('')
  const free = orderLanguages(bookLanguages, { locale }).filter((entry) => !languages.includes(entry.code))
  const [chosen, setChosen] = useState<string | null>(null)
  // What was chosen may have been added meanwhile.
  const { code } = free.find((entry) => entry.code === chosen) ?? free[0] ?? {}
  const ready = adding === 'chapter' ? name.trim() !== '' : code !== undefined
  const open = (what: 'chapter' | 'language') => {
    props.onForgive()
    setAdding(what)
  }
  const finish = async () => {
    if (busy || !ready) return
    const added = adding === 'chapter' ? await props.onAddChapter(name.trim()) : await addLanguage()
    if (!added) return
    setAdding(null)
    setName('')
  }
  const addLanguage = async () => code !== undefined && props.onAddLanguage(code)
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
        <StudioShortcutSheet />
      </div>
      <Dialog
        open={adding !== null}
        size="s"
        onOpenChange={(next) => !next && setAdding(null)}
        title={adding === 'language' ? t('languageAdd') : t('chapterAdd')}
        actions={
          <Inline justify="end" gap="s">
            <Button tone="quiet" onClick={() => setAdding(null)}>
              {t('cancel')}
            </Button>
            <Button tone="accent" busy={busy} disabled={!ready} onClick={() => void finish()}>
              {t('add')}
            </Button>
          </Inline>
        }
      >
        {adding === 'language' ? (
          <Combobox
            label={t('languageLabel')}
            value={code ?? null}
            error={props.failed ?? undefined}
            options={free.map((entry) => ({
              value: entry.code,
              label: entry.native,
              lang: entry.code,
              keywords: [entry.name, nameLanguage(entry.code, locale)],
            }))}
            onChange={setChosen}
          />
        ) : (
          <TextField
            label={t('chapterName')}
            value={name}
            onChange={setName}
            dir="auto"
            error={props.failed ?? undefined}
            onKeyDown={(event) => {
              if (event.key === 'Enter') void finish()
            }}
          />
        )}
      </Dialog>
    </div>
  )
}
