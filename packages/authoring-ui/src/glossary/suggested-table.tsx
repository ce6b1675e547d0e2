import type { SuggestedWord } from '@lectern/core/glossary'
import { glossaryEditorMessages } from '@lectern/messages'
import { EmptyState, ProgressBar, Table, useTranslate, type RowSelection } from '@lectern/ui'
import { Lightbulb } from '@lectern/ui/icons'
import { readReason } from './use-delete-word'
import { useSuggestedWords, type BookText } from './use-suggested-words'

export interface SuggestedTableProps {
  readonly text: BookText
  readonly chosen: RowSelection
  readonly onChosen: (chosen: RowSelection) => void
}

/** The rare words of a book, to choose from. */
export function SuggestedTable({ text, chosen, onChosen }: SuggestedTableProps) {
  const t = useTranslate(glossaryEditorMessages)
  const suggested = useSuggestedWords(text)
  if (suggested.kind === 'reading') {
    const { done, total } = suggested
    return (
      <ProgressBar
        label={t('glossarySuggestReading')}
        value={total === 0 ? undefined : done / total}
        valueText={total === 0 ? undefined : t('glossarySuggestProgress', { done: done + 1, total })}
      />
    )
  }
  const failed =
    suggested.kind === 'failed'
      ? { message: t('glossarySuggestFailed', { reason: readReason(suggested.error) }), onRetry: suggested.retry }
      : null
  return (
    <Table
      label={t('glossarySuggest')}
      rows={suggested.kind === 'ready' ? suggested.words : []}
      status={failed === null ? { kind: 'ready' } : { kind: 'failed', ...failed }}
      rowKey={({ word }) => word}
      rowName={({ word }) => word}
      columns={[
        { id: 'word', label: t('glossaryWord'), value: ({ word }: SuggestedWord) => word, sortable: true },
        { id: 'count', label: t('glossarySuggestCount'), kind: 'number', value: ({ count }: SuggestedWord) => count },
      ]}
      paging={{ kind: 'here', pageSize: 25 }}
      empty={
        <EmptyState icon={Lightbulb} place="panel" title={t('glossarySuggestNone')}>
          {t('glossarySuggestNoneAdvice')}
        </EmptyState>
      }
      selected={chosen}
      onSelectedChange={onChosen}
    />
  )
}
