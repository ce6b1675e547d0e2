import type { QuestionType } from '@lectern/core/book'
import { quizEditorMessages } from '@lectern/messages'
import { Button, Checkbox, Inline, Select, Text, TextArea, useTranslate } from '@lectern/ui'
import { Copy, Trash2 } from '@lectern/ui/icons'
import { AnswerFields } from './answer-fields'
import { changeType, type TrueFalseTexts } from './edit-quiz'
import { listQuestionProblems, type QuestionProblem } from './list-question-problems'
import { MediaFields } from './media-fields'
import { questionTypes, typeTexts } from './question-types'
import { typeOf, type QuestionDraft } from './quiz-draft'
import { nameEdit, readWritten, writeText, type WritingLanguage } from './writing-language'
import * as styles from './quizzes.css'

export interface QuestionFormProps {
  readonly question: QuestionDraft
  readonly writing: WritingLanguage
  readonly texts: TrueFalseTexts
  /** Changes the question as it is then; edits in a row with the same name are undone together. */
  readonly onChange: (change: (question: QuestionDraft) => QuestionDraft, name?: string) => void
  readonly onDuplicate: () => void
  readonly onDelete: () => void
}

const problemTexts = {
  'no-text': 'quizProblemText',
  'too-few-answers': 'quizProblemFew',
  'empty-answer': 'quizProblemEmpty',
  'equal-answers': 'quizProblemEqual',
  'no-right-answer': 'quizProblemRight',
} as const satisfies Record<QuestionProblem, string>

/** The fields of a question. */
export function QuestionForm({ question, writing, texts, onChange, onDuplicate, onDelete }: QuestionFormProps) {
  const t = useTranslate(quizEditorMessages)
  const type = typeOf(question)
  const problems = listQuestionProblems(question)
  const feedback = readWritten({ text: question.feedback, texts: question.feedbacks }, writing)
  return (
    <div className={styles.form}>
      <TextArea
        label={t('quizQuestionText')}
        rows={2}
        dir="auto"
        {...readWritten(question, writing)}
        onChange={(value) =>
          onChange((current) => ({ ...current, ...writeText(current, writing, value) }), nameEdit('text', writing))
        }
      />
      <MediaFields
        name={t('quizQuestionText')}
        media={question.media}
        onChange={(change, name) => onChange((current) => ({ ...current, media: change(current.media) }), name)}
      />
      <Select<QuestionType | 'unknown'>
        label={t('quizQuestionType')}
        value={type ?? 'unknown'}
        options={[
          ...questionTypes.map((each) => ({ value: each, label: t(typeTexts[each]) })),
          ...(type === null
            ? [{ value: 'unknown' as const, label: t('quizTypeUnknown', { type: String(question.type) }) }]
            : []),
        ]}
        onChange={(next) => next !== 'unknown' && onChange((current) => changeType(current, next, texts))}
      />
      {type === null ? (
        <Text tone="muted">{t('quizTypeUnknownNote')}</Text>
      ) : (
        <AnswerFields question={question} type={type} writing={writing} onChange={onChange} />
      )}
      {(type === 'single-choice' || type === 'multiple-choice') && (
        <Checkbox
          label={t('quizShuffle')}
          hint={t('quizShuffleHint')}
          checked={question.shufflesAnswers}
          onChange={(shufflesAnswers) => onChange((current) => ({ ...current, shufflesAnswers }))}
        />
      )}
      <TextArea
        label={t('quizFeedback')}
        optional
        rows={2}
        dir="auto"
        {...feedback}
        hint={feedback.hint ?? t('quizFeedbackHint')}
        onChange={(value) =>
          onChange((current) => writeFeedback(current, writing, value), nameEdit('feedback', writing))
        }
      />
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.map((problem) => (
            <li key={problem}>{t(problemTexts[problem])}</li>
          ))}
        </ul>
      )}
      <Inline gap="xs">
        <Button size="s" tone="quiet" icon={Copy} onClick={onDuplicate}>
          {t('quizDuplicate')}
        </Button>
        <Button size="s" tone="quietCritical" icon={Trash2} onClick={onDelete}>
          {t('quizDeleteQuestion')}
        </Button>
      </Inline>
    </div>
  )
}

function writeFeedback(question: QuestionDraft, writing: WritingLanguage, value: string): QuestionDraft {
  const { text, texts } = writeText({ text: question.feedback, texts: question.feedbacks }, writing, value)
  return { ...question, feedback: text, feedbacks: texts }
}
