import { readQuestionType } from '@lectern/core/book'
import { quizMessages } from '@lectern/messages'
import { Button, Icon, useTranslate } from '@lectern/ui'
import { CircleStop, Volume2 } from '@lectern/ui/icons'
import { flushStart } from '../popup/flush-start.css'
import { findRecording } from './find-recording'
import { QuestionChoices, type QuestionFieldProps } from './question-choices'
import { markOf, questionMarks } from './question-mark'
import { QuestionMedia } from './question-media'
import { pickQuizText } from './pick-quiz-text'
import { QuestionText } from './question-text'
import type { Speech } from './use-speech'
import * as styles from './quiz.css'

export interface QuizQuestionProps extends QuestionFieldProps {
  /** Id of its element, which the list of results leads to. */
  readonly id: string
  /** From 1 on. */
  readonly number: number
  readonly count: number
  /** null where the browser cannot read aloud. */
  readonly speech: Speech | null
}

/** One question of a quiz, with its media, its answers, and its feedback after grading. */
export function QuizQuestion({ id, number, count, speech, ...field }: QuizQuestionProps) {
  const { question, grade, language, onPlay } = field
  const t = useTranslate(quizMessages)
  const type = readQuestionType(question.type)
  const isSpeaking = speech?.speakingId === question.id
  // The button that reads aloud plays it, so that there is one way to hear a question.
  const recording = speech === null ? null : findRecording(question.media, language)
  const feedback = grade === null ? '' : pickQuizText(grade.feedback ?? '', grade.feedbacks ?? {}, language)
  const mark = grade === null ? null : markOf(grade)
  return (
    <fieldset
      id={id}
      // Takes the focus from the list of results.
      tabIndex={-1}
      className={styles.question}
      role={type === 'single-choice' || type === 'true-false' ? 'radiogroup' : undefined}
    >
      <legend className={styles.legend}>
        <span className={styles.number}>{t('quizQuestionNumber', { number, count })}</span>
        <span lang={language} dir="auto" className={styles.text}>
          {question.text}
        </span>
        {mark !== null && (
          <span className={styles.mark} data-mark={mark}>
            <Icon of={questionMarks[mark].icon} /> {t(questionMarks[mark].text)}
          </span>
        )}
      </legend>
      <QuestionMedia
        media={question.media.filter((medium) => medium.id !== recording?.id)}
        language={language}
        onPlay={onPlay}
      />
      {type === 'short-answer' ? (
        <QuestionText {...field} />
      ) : type === null ? (
        <p className={styles.note}>{t('quizUnknownType')}</p>
      ) : (
        <>
          {type === 'multiple-choice' && grade === null && <p className={styles.note}>{t('quizSeveral')}</p>}
          <QuestionChoices {...field} isMultiple={type === 'multiple-choice'} />
        </>
      )}
      {feedback !== '' && (
        <p lang={language} dir="auto" className={styles.feedback}>
          {feedback}
        </p>
      )}
      {speech !== null && (
        <div className={flushStart}>
          <Button
            size="s"
            tone="quiet"
            icon={isSpeaking ? CircleStop : Volume2}
            aria-label={t(isSpeaking ? 'quizStopReadingNumber' : 'quizReadNumber', { number })}
            onClick={() =>
              speech.toggle(question.id, {
                text: question.text,
                answers: question.answers.map(({ text }) => text),
                recording: recording === null ? null : recording.url,
              })
            }
          >
            {t(isSpeaking ? 'quizStopReading' : 'quizRead')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
