import type { QuizItemLoss } from '@lectern/formats/gift'
import { quizEditorMessages } from '@lectern/messages'
import { Button, FileDrop, Heading, Stack, Text, useTranslate } from '@lectern/ui'
import { Dialog } from '@lectern/ui/dialogs'
import { useState } from 'react'
import type { TrueFalseTexts } from './edit-quiz'
import type { QuestionDraft } from './quiz-draft'
import { readQuestionFiles, type QuestionFileReading, type UnreadQuestion } from './read-question-files'
import * as styles from './quizzes.css'

export interface ImportDialogProps {
  readonly texts: TrueFalseTexts
  readonly onAdd: (questions: readonly QuestionDraft[]) => void
  readonly onClose: () => void
}

const faultTexts = {
  'no-text': 'quizFaultNoText',
  'no-right-answer': 'quizFaultNoRight',
  essay: 'quizFaultEssay',
  description: 'quizFaultDescription',
  matching: 'quizFaultMatching',
  numerical: 'quizFaultNumerical',
  'unclosed-answers': 'quizFaultUnclosed',
  'several-answer-blocks': 'quizFaultSeveral',
  'other-type': 'quizFaultOther',
  'not-xml': 'quizFaultNotXml',
  'damaged-archive': 'quizFaultArchive',
  'too-long': 'quizFaultTooLong',
  'too-large': 'quizFaultTooLarge',
} as const satisfies Record<UnreadQuestion['fault'], string>

const lossTexts = {
  'partial-credit': 'quizLossPartialCredit',
  formatting: 'quizLossFormatting',
  media: 'quizLossMedia',
} as const satisfies Record<QuizItemLoss, string>

/** Reads files with questions, shows what can be added and what cannot, and adds it when the author confirms. */
export function ImportDialog({ texts, onAdd, onClose }: ImportDialogProps) {
  const t = useTranslate(quizEditorMessages)
  const [reading, setReading] = useState<QuestionFileReading | 'busy' | null>(null)
  const isRead = reading !== null && reading !== 'busy'
  const read = async (files: readonly File[]) => {
    setReading('busy')
    setReading(await readQuestionFiles(files, texts))
  }
  return (
    <Dialog
      open
      title={t('quizImportTitle')}
      description={t('quizImportLead')}
      onOpenChange={(next) => !next && onClose()}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            tone="accent"
            disabled={!isRead || reading.questions.length === 0}
            onClick={() => isRead && onAdd(reading.questions)}
          >
            {t('quizImportAdd')}
          </Button>
        </>
      }
    >
      <Stack gap="l">
        <FileDrop
          label={t('quizImportFile')}
          accept=".gift,.txt,.xml,.zip"
          multiple
          compact={isRead}
          busy={reading === 'busy'}
          busyLabel={t('quizImportReading')}
          onFiles={(files) => void read(files)}
        />
        <div role="status">{isRead && <Findings reading={reading} />}</div>
      </Stack>
    </Dialog>
  )
}

function Findings({ reading: { questions, unread, losses } }: { readonly reading: QuestionFileReading }) {
  const t = useTranslate(quizEditorMessages)
  return (
    <Stack gap="m">
      <Text>{questions.length === 0 ? t('quizImportNone') : t('quizImportFound', { count: questions.length })}</Text>
      {unread.length > 0 && (
        <Stack gap="xs">
          <Heading level={3} size="s">
            {t('quizImportUnread', { count: unread.length })}
          </Heading>
          <ul className={styles.problems}>
            {unread.map(({ fault, ...place }) => (
              <li key={`${place.file}:${place.line}`}>
                {t('quizImportUnreadRow', { ...place, reason: t(faultTexts[fault]) })}
              </li>
            ))}
          </ul>
        </Stack>
      )}
      {losses.length > 0 && (
        <Stack gap="xs">
          <Heading level={3} size="s">
            {t('quizImportLosses', { count: losses.length })}
          </Heading>
          <ul className={styles.problems}>
            {losses.map(({ losses: lost, ...place }) => (
              <li key={`${place.file}:${place.line}`}>
                {t('quizImportLossRow', { ...place, loss: lost.map((loss) => t(lossTexts[loss])).join(', ') })}
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </Stack>
  )
}
