import { glossaryEditorMessages } from '@lectern/messages'
import { Button, EmptyState, Heading, Inline, SearchField, Stack, Text, useTranslate } from '@lectern/ui'
import { BookMarked, FileUp, Lightbulb, Plus, Search } from '@lectern/ui/icons'
import * as styles from './glossary-editor.css'
import { LanguageField } from './language-field'
import type { WordList } from './use-word-list'

/** Ids of elements that receive the focus from others. */
export const addWordId = 'add-word'
export const searchId = 'glossary-search'

export interface GlossaryHeadProps {
  readonly onSuggest: () => void
  readonly onImport: () => void
  readonly onAdd: () => void
}

/** The title of the glossary with the ways to add words. */
export function GlossaryHead({ onSuggest, onImport, onAdd }: GlossaryHeadProps) {
  const t = useTranslate(glossaryEditorMessages)
  return (
    <Inline justify="between" align="end" gap="l">
      <Stack gap="xs">
        <Heading level={1}>{t('glossaryTitle')}</Heading>
        <Text tone="muted">{t('glossaryLead')}</Text>
      </Stack>
      <Inline gap="s">
        <Button size="l" tone="quiet" icon={Lightbulb} onClick={onSuggest}>
          {t('glossarySuggest')}
        </Button>
        <Button size="l" tone="quiet" icon={FileUp} onClick={onImport}>
          {t('glossaryImport')}
        </Button>
        <Button id={addWordId} tone="accent" size="l" icon={Plus} onClick={onAdd}>
          {t('glossaryAdd')}
        </Button>
      </Inline>
    </Inline>
  )
}

/** The search and the language of the listed words. */
export function WordFilters({ list }: { readonly list: WordList }) {
  const t = useTranslate(glossaryEditorMessages)
  return (
    <div className={styles.filters}>
      <SearchField
        id={searchId}
        label={t('glossaryFind')}
        hideLabel={false}
        value={list.typed}
        maxLength={300}
        busy={list.isSearching}
        onChange={list.search}
      />
      <LanguageField
        label={t('glossaryFilter')}
        placeholder={t('glossaryAllLanguages')}
        value={list.lang}
        onChange={list.setLang}
        onClear={() => list.setLang(null)}
      />
    </div>
  )
}

/** Stands in the place of the words when there are none. */
export function NoWords({ isFiltered }: { readonly isFiltered: boolean }) {
  const t = useTranslate(glossaryEditorMessages)
  return isFiltered ? (
    <EmptyState icon={Search} place="panel" title={t('glossaryNoMatch')}>
      {t('glossaryNoMatchAdvice')}
    </EmptyState>
  ) : (
    <EmptyState icon={BookMarked} place="panel" title={t('glossaryEmpty')}>
      {t('glossaryEmptyLead')}
    </EmptyState>
  )
}
