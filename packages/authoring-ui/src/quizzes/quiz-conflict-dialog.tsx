import { nameLanguage, quizEditorMessages } from '@lectern/messages'
import { Button, RadioGroup, Stack, useLocale, useTranslate } from '@lectern/ui'
import { Dialog } from '@lectern/ui/dialogs'
import { useState } from 'react'
import type { ConflictChoice, QuizConflict } from './merge-quiz'

export interface QuizConflictDialogProps {
  /** Fields that two authors changed; empty closes the dialog. */
  readonly conflicts: readonly QuizConflict[]
  readonly onResolve: (choices: ReadonlyMap<string, ConflictChoice>) => void
  readonly onClose: () => void
}

const fieldTexts = {
  title: 'quizTitleLabel',
  attemptsAllowed: 'quizAttempts',
  isOpenBook: 'quizOpenBook',
  showsAnswersToTestStudent: 'quizShowAnswers',
  scoreFeedback: 'quizScoreFeedback',
  text: 'quizQuestionText',
  type: 'quizQuestionType',
  feedback: 'quizFeedback',
  shufflesAnswers: 'quizShuffle',
  answerText: 'quizConflictAnswer',
  isCorrect: 'quizConflictRight',
  medium: 'quizConflictMedium',
} as const satisfies Record<QuizConflict['field'], string>

/** Asks, field by field, which of two authors' values to keep. */
export function QuizConflictDialog({ conflicts, onResolve, onClose }: QuizConflictDialogProps) {
  const t = useTranslate(quizEditorMessages)
  const { locale } = useLocale()
  // The dialog still shows its fields while it fades out.
  const [shown, setShown] = useState(conflicts)
  const [choices, setChoices] = useState<ReadonlyMap<string, ConflictChoice>>(new Map())
  if (conflicts.length > 0 && conflicts !== shown) {
    setShown(conflicts)
    setChoices(new Map())
  }
  const write = (value: QuizConflict['mine']) => {
    if (typeof value === 'boolean') return t(value ? 'quizConflictYes' : 'quizConflictNo')
    return value === null || value === '' ? t('quizConflictEmpty') : String(value)
  }
  const nameOf = ({ field, question, language }: QuizConflict) => {
    const own = t(fieldTexts[field])
    const name =
      language === undefined ? own : t('quizFieldIn', { field: own, language: nameLanguage(language, locale) })
    return question === null || question === '' ? name : t('quizConflictIn', { field: name, question })
  }
  return (
    <Dialog
      open={conflicts.length > 0}
      title={t('quizConflictTitle')}
      description={t('quizConflictLead')}
      onOpenChange={(next) => !next && onClose()}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button tone="accent" disabled={shown.some(({ id }) => !choices.has(id))} onClick={() => onResolve(choices)}>
            {t('quizConflictSave')}
          </Button>
        </>
      }
    >
      <Stack gap="l">
        {shown.map((conflict) => (
          <RadioGroup<ConflictChoice>
            key={conflict.id}
            label={nameOf(conflict)}
            value={choices.get(conflict.id) ?? null}
            options={[
              { value: 'mine', label: t('quizConflictMine', { value: write(conflict.mine) }) },
              { value: 'theirs', label: t('quizConflictTheirs', { value: write(conflict.theirs) }) },
            ]}
            onChange={(choice) => setChoices(new Map([...choices, [conflict.id, choice]]))}
          />
        ))}
      </Stack>
    </Dialog>
  )
}
