import type { QuestionType } from '@lectern/core/book'
import { quizEditorMessages } from '@lectern/messages'
import { IconButton, TextField, useTranslate } from '@lectern/ui'
import { Image, Trash2 } from '@lectern/ui/icons'
import { useState } from 'react'
import { MediaFields } from './media-fields'
import type { AnswerDraft } from './quiz-draft'
import { nameEdit, readWritten, writeText, type WritingLanguage } from './writing-language'
import * as styles from './quizzes.css'

export interface AnswerRowProps {
  readonly answer: AnswerDraft
  /** From 1 on. */
  readonly number: number
  readonly type: QuestionType
  /** Name of the radio buttons, of which one is chosen. */
  readonly group: string
  readonly writing: WritingLanguage
  readonly onMark: (isCorrect: boolean) => void
  /** Changes the answer as it is then; edits in a row with the same name are undone together. */
  readonly onChange: (change: (answer: AnswerDraft) => AnswerDraft, name?: string) => void
  readonly onDelete: () => void
}

/** An answer: its mark as right, its text, and its media once it has some or the author asks for them. */
export function AnswerRow({ answer, number, type, group, writing, onMark, onChange, onDelete }: AnswerRowProps) {
  const t = useTranslate(quizEditorMessages)
  const [isAdding, setAdding] = useState(false)
  const isShort = type === 'short-answer'
  const name = t('quizAnswerName', { number })
  return (
    <div className={styles.answer}>
      {!isShort && (
        <input
          type={type === 'multiple-choice' ? 'checkbox' : 'radio'}
          name={group}
          className={styles.rightBox}
          aria-label={t('quizAnswerRight', { number })}
          checked={answer.isCorrect}
          onChange={(event) => onMark(event.target.checked)}
        />
      )}
      <div className={styles.answerText}>
        <TextField
          label={t('quizAnswerText', { number })}
          hideLabel
          size="s"
          dir="auto"
          {...readWritten(answer, writing)}
          onChange={(value) =>
            onChange((own) => ({ ...own, ...writeText(own, writing, value) }), nameEdit(`${answer.key}.text`, writing))
          }
        />
      </div>
      {!isShort && (
        <IconButton
          size="s"
          icon={Image}
          label={t('quizMediumAdd', { name })}
          aria-expanded={isAdding}
          onClick={() => setAdding(!isAdding)}
        />
      )}
      {type !== 'true-false' && (
        <IconButton size="s" icon={Trash2} label={t('quizAnswerDelete', { number })} onClick={onDelete} />
      )}
      {(isAdding || answer.media.length > 0) && (
        <MediaFields
          name={name}
          media={answer.media}
          isAdding={isAdding}
          onChange={(edit, field) => onChange((own) => ({ ...own, media: edit(own.media) }), field)}
        />
      )}
    </div>
  )
}
