import { quizApi } from '@lectern/api-client/quiz'
import { useRetry } from '@lectern/api-client/retry'
import { isApiFailure } from '@lectern/api-client/session'
import { quizEditorMessages } from '@lectern/messages'
import { Banner, Button, EmptyState, Heading, Inline, LoadFailure, Stack, Table, Text, useTranslate } from '@lectern/ui'
import { ChartNoAxesColumn, Download, RotateCcw } from '@lectern/ui/icons'
import { useState } from 'react'
import { Waiting } from '../desk-screen/waiting'
import { ResetAttemptsDialog, type ResetTarget } from './reset-attempts-dialog'
import { saveFile } from './save-file'
import {
  toQuestionRows,
  toReaderRows,
  writeResultsCsv,
  type QuestionRow,
  type ReaderRow,
  type ResultQuestion,
} from './summarise-results'

export interface QuizResultsProps {
  readonly quizId: number
  readonly title: string
  readonly questions: readonly ResultQuestion[]
  /** The signed-in user may give attempts back. */
  readonly mayReset: boolean
}

/** The results of a quiz by question and by reader. */
export function QuizResults({ quizId, title, questions, mayReset }: QuizResultsProps) {
  const t = useTranslate(quizEditorMessages)
  const [target, setTarget] = useState<ResetTarget | null>(null)
  const { data, error, isFetching, refetch } = quizApi.useListQuizResultsQuery(
    { quizId },
    { refetchOnMountOrArgChange: true },
  )
  const retry = useRetry({ error: data === undefined ? error : undefined, isTrying: isFetching, tryAgain: refetch })
  if (data === undefined) {
    if (error === undefined) return <Waiting />
    return (
      <LoadFailure
        level={3}
        title={t('quizResultsFailed')}
        cause={retry.cause}
        reason={isApiFailure(error) ? error.msg : ''}
        pauseSeconds={retry.pauseSeconds}
        retrying={isFetching}
        onRetry={retry.retryNow}
      />
    )
  }
  const readers = toReaderRows(data.readers, (number) => t('quizResultsGuest', { number }))
  const download = () => {
    const texts = {
      reader: t('quizResultsReader'),
      best: t('quizResultsBest'),
      tries: t('quizResultsTries'),
      used: t('quizResultsUsed'),
      last: t('quizResultsLast'),
      right: t('quizResultsAnswered'),
      wrong: t('quizResultsWrong'),
    }
    saveFile(t('quizResultsFile', { title }), writeResultsCsv(questions, readers, texts), 'text/csv')
  }
  if (readers.length === 0) {
    return (
      <EmptyState level={3} title={t('quizResultsEmpty')} icon={ChartNoAxesColumn}>
        {t('quizResultsEmptyAdvice')}
      </EmptyState>
    )
  }
  return (
    <Stack gap="l">
      {data.isCut && <Banner>{t('quizResultsCut')}</Banner>}
      <Inline gap="xs">
        <Button size="s" icon={Download} onClick={download}>
          {t('quizResultsDownload')}
        </Button>
        {mayReset && (
          <Button size="s" tone="quietCritical" icon={RotateCcw} onClick={() => setTarget('all')}>
            {t('quizResetAll')}
          </Button>
        )}
      </Inline>
      <Heading level={2} size="l">
        {t('quizResultsByReader')}
      </Heading>
      <ReaderTable readers={readers} onReset={mayReset ? setTarget : null} />
      <Heading level={2} size="l">
        {t('quizResultsByQuestion')}
      </Heading>
      <Text tone="muted">{t('quizResultsLatest')}</Text>
      <QuestionTable rows={toQuestionRows(questions, readers)} />
      <ResetAttemptsDialog quizId={quizId} target={target} onClose={() => setTarget(null)} />
    </Stack>
  )
}

interface ReaderTableProps {
  readonly readers: readonly ReaderRow[]
  /** null: attempts cannot be given back. */
  readonly onReset: ((target: ResetTarget) => void) | null
}

function ReaderTable({ readers, onReset }: ReaderTableProps) {
  const t = useTranslate(quizEditorMessages)
  const entriesOf = ({ userId, name, attemptsUsed }: ReaderRow) =>
    onReset === null || userId === null || attemptsUsed === 0
      ? []
      : [
          {
            label: t('quizResetOne'),
            icon: RotateCcw,
            tone: 'critical' as const,
            onSelect: () => onReset({ userId, name }),
          },
        ]
  return (
    <Table<ReaderRow>
      label={t('quizResultsByReader')}
      rows={readers}
      rowKey={({ key }) => key}
      rowName={({ name }) => name}
      rowActions={onReset === null ? undefined : entriesOf}
      columns={[
        { id: 'reader', label: t('quizResultsReader'), sortable: true, value: ({ name }) => name },
        {
          id: 'best',
          label: t('quizResultsBest'),
          kind: 'number',
          sortable: true,
          format: { style: 'percent' },
          value: ({ best }) => best,
        },
        { id: 'tries', label: t('quizResultsTries'), kind: 'number', sortable: true, value: ({ tries }) => tries },
        {
          id: 'used',
          label: t('quizResultsUsed'),
          kind: 'number',
          value: ({ userId, attemptsUsed }) => (userId === null ? null : attemptsUsed),
        },
        { id: 'last', label: t('quizResultsLast'), kind: 'date', sortable: true, value: ({ lastAt }) => lastAt },
      ]}
    />
  )
}

function QuestionTable({ rows }: { readonly rows: readonly QuestionRow[] }) {
  const t = useTranslate(quizEditorMessages)
  return (
    <Table<QuestionRow>
      label={t('quizResultsByQuestion')}
      rows={rows}
      rowKey={({ id }) => String(id)}
      rowName={({ number }) => t('quizQuestionName', { number })}
      columns={[
        { id: 'number', label: t('quizResultsQuestion'), value: ({ number, text }) => `${number}. ${text}` },
        {
          id: 'right',
          label: t('quizResultsRight'),
          value: ({ right, count }) => t('quizResultsRightOf', { right, count }),
        },
      ]}
    />
  )
}
