import type { Word } from '@lectern/api-client/quiz'
import { glossaryEditorMessages } from '@lectern/messages'
import { Card, Heading, Stack, useLocale, useToast, useTranslate, type RowSelection } from '@lectern/ui'
import { useState } from 'react'
import type { UnsavedWork } from '../connected/unsaved-work'
import { BulkActions, BulkProgress } from './bulk-actions'
import { addWordId, GlossaryHead, NoWords, searchId, WordFilters } from './glossary-head'
import { ImportDialog } from './import-dialog'
import { newWordId } from './step-word-edits'
import { SuggestDialog } from './suggest-dialog'
import { useBulkWords } from './use-bulk-words'
import { useDeleteWord } from './use-delete-word'
import { useNarrow } from './use-narrow'
import { useReportWordEdits } from './use-report-word-edits'
import { useWordEdits } from './use-word-edits'
import { useWordList } from './use-word-list'
import { isChanged } from './word-draft'
import { WordForm } from './word-form'
import { editButtonId, WordsTable } from './words-table'

export interface GlossaryEditorProps {
  /** Receives the words that are not saved yet; null once there are none. */
  readonly onUnsaved: (work: UnsavedWork | null) => void
}

/** The glossary of the author's domain: its words by page, to search, create, change and delete. */
export function GlossaryEditor({ onUnsaved }: GlossaryEditorProps) {
  const t = useTranslate(glossaryEditorMessages)
  const { locale } = useLocale()
  const notify = useToast()
  const list = useWordList()
  const { words, lang } = list
  const editing = useWordEdits((word) => notify({ tone: 'success', message: t('glossarySaved', { word }) }))
  const { edits, send } = editing
  useReportWordEdits(editing, onUnsaved, t('glossaryUnsavedNew'))
  const deleteWord = useDeleteWord()
  const bulk = useBulkWords()
  const [selected, setSelected] = useState<ReadonlyMap<string, Word>>(new Map())
  const [adding, setAdding] = useState<'import' | 'suggest' | null>(null)
  /** Keeps the selected words of other pages. */
  const select = (keys: RowSelection) => {
    const known = new Map([...selected, ...words.map((word) => [String(word.id), word] as const)])
    setSelected(new Map([...known].filter(([key]) => keys.has(key))))
  }

  const openNew = () => send({ kind: 'new-word-opened', lang: lang ?? locale })
  const close = (id: number) => {
    send({ kind: 'closed', id })
    // The form that had the focus is gone.
    requestAnimationFrame(() => document.getElementById(id === newWordId ? addWordId : editButtonId(id))?.focus())
  }
  const cancel = (id: number) => {
    const edit = edits.get(id)
    close(id)
    if (edit === undefined || !isChanged(edit.base, edit.draft)) return
    notify({
      message: t('glossaryDiscarded'),
      action: { label: t('glossaryUndo'), onPress: () => send({ kind: 'reopened', id, edit }) },
    })
  }
  const save = async (id: number) => {
    if (await editing.save(id)) close(id)
  }
  const renderForm = (id: number) => {
    const edit = edits.get(id)
    return edit === undefined ? null : (
      <WordForm
        edit={edit}
        onChange={(draft) => send({ kind: 'typed', id, draft })}
        onDefinition={(key, fields) => send({ kind: 'definition-changed', id, key, fields })}
        onSave={() => save(id)}
        onCancel={() => cancel(id)}
      />
    )
  }
  const remove = async (word: Word) => {
    if (await deleteWord(word)) document.getElementById(searchId)?.focus()
  }
  // In a narrow window there is no room in a row.
  const isNarrow = useNarrow()
  const aboveTable = [...edits].filter(([id]) => isNarrow || id === newWordId)
  return (
    <Stack gap="xl">
      <GlossaryHead onSuggest={() => setAdding('suggest')} onImport={() => setAdding('import')} onAdd={openNew} />
      {aboveTable.map(([id, { base }]) => {
        const title = base === null ? t('glossaryNew') : t('glossaryEdit', { word: base.word })
        return (
          <Card key={id} as="section" padding="l" aria-label={title}>
            <Stack gap="m">
              <Heading level={2} size="m">
                {title}
              </Heading>
              {renderForm(id)}
            </Stack>
          </Card>
        )
      })}
      <WordFilters list={list} />
      <WordsTable
        words={words}
        isNarrow={isNarrow}
        status={list.status}
        paging={list.paging}
        empty={<NoWords isFiltered={list.isFiltered} />}
        renderForm={(word) => (isNarrow ? null : renderForm(word.id))}
        onEdit={(word) => send({ kind: 'opened', word })}
        onDelete={(word) => void remove(word)}
        selected={new Set(selected.keys())}
        onSelectedChange={select}
        selectionActions={
          <BulkActions words={[...selected.values()]} bulk={bulk} onStart={() => setSelected(new Map())} />
        }
      />
      <BulkProgress bulk={bulk} />
      {adding === 'import' && <ImportDialog onClose={() => setAdding(null)} />}
      {adding === 'suggest' && <SuggestDialog onClose={() => setAdding(null)} />}
    </Stack>
  )
}
