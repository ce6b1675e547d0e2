import type { Word } from '@lectern/api-client/quiz'
import { glossaryEditorMessages, nameLanguage } from '@lectern/messages'
import {
  IconButton,
  Table,
  Text,
  useLocale,
  useTranslate,
  type RowSelection,
  type TableColumn,
  type TablePaging,
  type TableStatus,
} from '@lectern/ui'
import { Pencil, Trash2 } from '@lectern/ui/icons'
import type { ReactNode } from 'react'
import * as styles from './glossary-editor.css'

export interface WordsTableProps {
  readonly words: readonly Word[]
  /** Shows the definitions below their word. */
  readonly isNarrow: boolean
  readonly status: TableStatus
  readonly paging: TablePaging
  readonly empty: ReactNode
  /** Renders the form of a word that is edited; null for others. */
  readonly renderForm: (word: Word) => ReactNode
  readonly onEdit: (word: Word) => void
  readonly onDelete: (word: Word) => void
  readonly selected?: RowSelection | undefined
  readonly onSelectedChange?: ((selected: RowSelection) => void) | undefined
  readonly selectionActions?: ReactNode
}

/** The words of a page of the glossary. A word that is edited has its form in its row. */
export function WordsTable({ words, isNarrow, renderForm, onEdit, onDelete, ...table }: WordsTableProps) {
  const t = useTranslate(glossaryEditorMessages)
  const renderDefinitions = (word: Word) => renderForm(word) ?? <Definitions word={word} onEdit={() => onEdit(word)} />
  const renderAll = (word: Word) => (
    <div className={styles.word}>
      <WordName word={word} />
      {renderDefinitions(word)}
    </div>
  )
  const name = { id: 'word', label: t('glossaryWord'), value: ({ word }: Word) => word }
  const columns: TableColumn<Word>[] = isNarrow
    ? [{ ...name, cell: renderAll }]
    : [
        { ...name, cell: renderName },
        { id: 'definitions', label: t('glossaryDefinitions'), value: listTexts, cell: renderDefinitions },
      ]
  return (
    <Table
      {...table}
      label={t('glossaryTitle')}
      rows={words}
      rowKey={({ id }) => String(id)}
      rowName={({ word }) => word}
      columns={columns}
      rowActions={(word) => [
        { label: t('glossaryEdit', { word: word.word }), icon: Pencil, onSelect: () => onEdit(word) },
        { label: t('glossaryDelete', { word: word.word }), icon: Trash2, onSelect: () => onDelete(word) },
      ]}
    />
  )
}

/** Returns the id of the button that edits a word. */
export function editButtonId(wordId: number): string {
  return `edit-word-${wordId}`
}

const renderName = (word: Word) => <WordName word={word} />
const listTexts = ({ definitions }: Word) => definitions.map(({ text }) => text).join('\n')

function WordName({ word: { word, lang } }: { readonly word: Word }) {
  const { locale } = useLocale()
  return (
    <div className={styles.word}>
      <bdi lang={lang}>{word}</bdi>
      <Text as="span" size="s" tone="muted">
        {nameLanguage(lang, locale)}
      </Text>
    </div>
  )
}

function Definitions({ word, onEdit }: { readonly word: Word; readonly onEdit: () => void }) {
  const t = useTranslate(glossaryEditorMessages)
  return (
    <div className={styles.texts}>
      <DefinitionList word={word} />
      <IconButton
        id={editButtonId(word.id)}
        icon={Pencil}
        size="s"
        label={t('glossaryEdit', { word: word.word })}
        onClick={onEdit}
      />
    </div>
  )
}

function DefinitionList({ word }: { readonly word: Word }) {
  const t = useTranslate(glossaryEditorMessages)
  const { locale } = useLocale()
  if (word.definitions.length === 0) {
    return (
      <Text as="span" tone="muted">
        {t('glossaryNoDefinition')}
      </Text>
    )
  }
  return (
    <ul className={styles.list}>
      {word.definitions.map(({ id, lang, text, audio }) => (
        <li key={id}>
          <span lang={lang} dir="auto" className={styles.text}>
            {text}
          </span>
          {audio !== null && (
            <Text as="span" size="s" tone="muted">
              {t('glossaryHasSound')}
            </Text>
          )}
          {lang !== word.lang && (
            <Text as="span" size="s" tone="muted">
              {nameLanguage(lang, locale)}
            </Text>
          )}
        </li>
      ))}
    </ul>
  )
}
