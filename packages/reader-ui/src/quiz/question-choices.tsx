import type { GradedQuestion, QuestionToTake } from '@lectern/api-client/quiz/taking'
import { quizMessages } from '@lectern/messages'
import { Icon, useTranslate } from '@lectern/ui'
import { Check, X } from '@lectern/ui/icons'
import { useId } from 'react'
import { QuestionMedia } from './question-media'
import type { QuestionAnswer } from './taken-quiz'
import * as styles from './quiz.css'

export interface QuestionFieldProps {
  readonly question: QuestionToTake
  readonly answer: QuestionAnswer | undefined
  /** Its grade; null before it was graded. */
  readonly grade: GradedQuestion | null
  /** False while answers are sent, and afterwards. */
  readonly isOpen: boolean
  /** Language of the book. */
  readonly language: string
  readonly onAnswer: (answer: QuestionAnswer) => void
  /** Called when a sound or a film starts. */
  readonly onPlay: () => void
}

/** The choices of a question: one of them, or several. */
export function QuestionChoices({ isMultiple, ...o }: QuestionFieldProps & { readonly isMultiple: boolean }) {
  const { question, answer, grade, isOpen, language, onAnswer, onPlay } = o
  const t = useTranslate(quizMessages)
  const name = useId()
  const chosen = answer !== undefined && 'answerIds' in answer ? answer.answerIds : []
  const choose = (id: number, isChosen: boolean) => {
    if (!isMultiple) onAnswer({ answerIds: [id] })
    else onAnswer({ answerIds: isChosen ? [...chosen, id] : chosen.filter((other) => other !== id) })
  }
  return question.answers.map(({ id, text, media }, index) => {
    const isCorrect = grade?.correctAnswerIds?.includes(id) === true
    // Without the keys, a mark of the chosen answers would reveal them.
    const isMistake = grade?.correctAnswerIds !== undefined && !isCorrect && chosen.includes(id)
    return (
      <div
        key={id}
        className={styles.choice}
        data-correct={isCorrect ? '' : undefined}
        data-mistake={isMistake ? '' : undefined}
      >
        <label className={styles.choiceLabel}>
          <input
            type={isMultiple ? 'checkbox' : 'radio'}
            name={name}
            className={styles.choiceBox}
            checked={chosen.includes(id)}
            disabled={!isOpen}
            onChange={(event) => choose(id, event.target.checked)}
          />
          <span className={styles.choiceText}>
            <span lang={language} dir="auto">
              {text.trim() === '' ? t('quizAnswerNumber', { number: index + 1 }) : text}
            </span>
            {isCorrect && (
              <span className={styles.correct}>
                <Icon of={Check} /> {t(chosen.includes(id) ? 'quizYourRightAnswer' : 'quizCorrectAnswer')}
              </span>
            )}
            {isMistake && (
              <span className={styles.mistake}>
                <Icon of={X} /> {t('quizYourWrongAnswer')}
              </span>
            )}
          </span>
        </label>
        <QuestionMedia media={media} language={language} onPlay={onPlay} />
      </div>
    )
  })
}
