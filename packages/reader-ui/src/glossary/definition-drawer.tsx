import { matchLanguage } from '@lectern/core/book'
import type { FoundEntries } from '@lectern/core/glossary'
import { glossaryMessages, nameLanguage } from '@lectern/messages'
import { Drawer, Text, ToggleGroup, useLocale, useTranslate, type DrawerSide } from '@lectern/ui'
import { useState, type ReactNode } from 'react'
import type { ReaderPage } from '../book/reader-book'
import { usePausedNarration } from '../popup/use-paused-narration'
import type { GlossaryWord } from './create-page-glossary'
import { DefinitionAudio } from './definition-audio'
import * as styles from './definition-drawer.css'
import { listDefinitionLanguages } from './list-definition-languages'
import { quoteSentence } from './quote-sentence'

export interface DefinitionDrawerProps {
  readonly page: ReaderPage
  /** Place of the words on the page; null for words that are named beside its text. */
  readonly place: FoundEntries | null
  /** The side of the window that leaves those words visible. */
  readonly side: DrawerSide
  /** Shown before the definitions. */
  readonly own: ReactNode
  readonly pausesNarration: boolean
  readonly words: readonly GlossaryWord[]
  readonly bookLanguage: string
  /** Requests new signed URLs for the recordings. */
  readonly onRefresh: () => unknown
  readonly onClose: () => void
}

/** Shows the definitions of a word of the page, in the reader's language if there are some, and its sentence. */
export function DefinitionDrawer({
  page,
  place,
  side,
  own,
  pausesNarration,
  words,
  bookLanguage,
  onRefresh,
  onClose,
}: DefinitionDrawerProps) {
  const t = useTranslate(glossaryMessages)
  const { locale } = useLocale()
  usePausedNarration(pausesNarration)
  const languages = listDefinitionLanguages(words, { wanted: [locale, bookLanguage] })
  const [chosen, setChosen] = useState<string | null>(null)
  const language = chosen ?? languages[0] ?? bookLanguage
  const isForeign = languages.length === 1 && matchLanguage([locale, bookLanguage], language) === null
  return (
    <Drawer
      open
      isSheet
      side={side}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={[...new Set(words.map(({ word }) => word))].join(' · ')}
    >
      <div className={styles.content}>
        {own}
        {languages.length > 1 && (
          <ToggleGroup
            label={t('glossaryLanguage')}
            hideLabel
            size="s"
            choices={languages.map((value) => ({ value, label: nameLanguage(value, value) }))}
            value={language}
            onChange={(value) => setChosen(value ?? language)}
          />
        )}
        {isForeign && (
          <Text size="s" tone="muted">
            {t('glossaryOnlyIn', { language: nameLanguage(language, locale) })}
          </Text>
        )}
        <ul className={styles.definitions}>
          {words
            .flatMap(({ definitions }) => definitions)
            .filter(({ lang }) => lang === language)
            .map(({ id, lang, text, audio }) => (
              <li key={id} className={styles.definition}>
                <p className={styles.text} lang={lang} dir="auto">
                  {text}
                </p>
                {audio !== null && <DefinitionAudio link={audio} onRefresh={onRefresh} />}
              </li>
            ))}
        </ul>
        {place !== null && <Quotation page={page} place={place} />}
      </div>
    </Drawer>
  )
}

function Quotation({ page, place }: { readonly page: ReaderPage; readonly place: FoundEntries }) {
  const t = useTranslate(glossaryMessages)
  const { before, words, after } = quoteSentence(page, place)
  return (
    <>
      <Text size="s" tone="muted">
        {t('glossarySentence')}
      </Text>
      <blockquote className={styles.sentence} lang={page.language} dir="auto">
        {before}
        <strong>{words}</strong>
        {after}
      </blockquote>
    </>
  )
}
