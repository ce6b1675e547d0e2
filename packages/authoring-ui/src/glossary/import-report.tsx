import type { ImportedRow, WordImportReport } from '@lectern/api-client/quiz'
import { glossaryEditorMessages } from '@lectern/messages'
import { Badge, Banner, Stack, Table, Text, useTranslate, type BadgeTone, type TableColumn } from '@lectern/ui'
import * as styles from './glossary-editor.css'

/** The effect of each row of a spreadsheet, faulty rows first. */
export function ImportReport({ report }: { readonly report: WordImportReport }) {
  const t = useTranslate(glossaryEditorMessages)
  const { rows, newWords, newDefinitions, unchanged, errors } = report
  const isFaulty = ({ outcome }: ImportedRow) => outcome === 'error'
  const ordered = [...rows.filter(isFaulty), ...rows.filter((row) => !isFaulty(row))]
  const columns: TableColumn<ImportedRow>[] = [
    { id: 'word', label: t('glossaryWord'), value: ({ word }) => word },
    { id: 'row', label: t('glossaryImportRow'), kind: 'number', value: ({ row }) => row },
    { id: 'effect', label: t('glossaryImportEffect'), value: ({ outcome }) => outcome, cell: renderEffect },
    { id: 'language', label: t('glossaryLanguage'), value: ({ language }) => language },
    {
      id: 'definition',
      label: t('glossaryDefinitions'),
      value: ({ definition }) => definition,
      cell: renderDefinition,
    },
  ]
  return (
    <Stack gap="m">
      <div role="status">
        {errors > 0 ? (
          <Banner tone="critical">{t('glossaryImportErrors', { count: errors })}</Banner>
        ) : newDefinitions === 0 ? (
          <Banner tone="info">{t('glossaryImportNothing')}</Banner>
        ) : (
          <Text>
            {[
              t('glossaryImportNewWords', { count: newWords }),
              t('glossaryImportNewDefinitions', { count: newDefinitions }),
              t('glossaryImportUnchanged', { count: unchanged }),
            ].join(' · ')}
          </Text>
        )}
      </div>
      <Table
        label={t('glossaryImportRows')}
        rows={ordered}
        columns={columns}
        rowKey={({ row }) => String(row)}
        rowName={({ word }) => word}
        paging={{ kind: 'here', pageSize: 25 }}
      />
    </Stack>
  )
}

const tones = {
  'new-word': 'success',
  'new-definition': 'success',
  unchanged: 'neutral',
  error: 'critical',
} as const satisfies Record<ImportedRow['outcome'], BadgeTone>

const renderEffect = (row: ImportedRow) => <Effect row={row} />
const renderDefinition = ({ definition, language, outcome }: ImportedRow) => (
  <span lang={outcome === 'error' ? undefined : language} dir="auto" className={styles.text}>
    {definition}
  </span>
)

function Effect({ row: { outcome, msg } }: { readonly row: ImportedRow }) {
  const t = useTranslate(glossaryEditorMessages)
  return (
    <Stack gap="xs" align="start">
      <Badge tone={tones[outcome]}>{t(`glossaryImportOutcome_${outcome}`)}</Badge>
      {msg !== undefined && (
        <Text as="span" size="s" tone="critical" dir="auto">
          {msg}
        </Text>
      )}
    </Stack>
  )
}
