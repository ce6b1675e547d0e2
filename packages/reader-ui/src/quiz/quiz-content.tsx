import type { QuizToTake } from '@lectern/api-client/quiz/taking'
import { quizMessages } from '@lectern/messages'
import { Banner, Button, Heading, ProgressBar, Text, useTranslate } from '@lectern/ui'
import { useId, useLayoutEffect, useMemo, useRef } from 'react'
import { arrangeQuiz } from './arrange-quiz'
import { pickQuizText } from './pick-quiz-text'
import { keepsAnswers } from './step-quiz'
import { QuizOverview } from './quiz-overview'
import { QuizQuestion } from './quiz-question'
import type { QuizTaking } from './create-quiz-taking'
import type { TakenQuiz } from './taken-quiz'
import type { Speech } from './use-speech'
import * as styles from './quiz.css'

export interface QuizContentProps {
  readonly quiz: QuizToTake
  readonly taken: TakenQuiz
  readonly taking: QuizTaking
  readonly language: string
  readonly speech: Speech | null
  /** Called when a sound or a film starts. */
  readonly onPlay: () => void
}

/** The questions of a quiz, with the result above them after grading. */
export function QuizContent({ quiz, taken, taking, language, speech, onPlay }: QuizContentProps) {
  const t = useTranslate(quizMessages)
  const ownId = useId()
  const idOf = (questionId: number) => `${ownId}-${questionId}`
  const { phase, answers } = taken
  const grade = phase.kind === 'graded' ? phase.grade : null
  const isOpen = phase.kind === 'answering'
  // Practice that tells the score alone leaves the questions as they are.
  const grades = new Map(grade?.questions.map((question) => [question.questionId, question]))
  const questions = useMemo(
    () => arrangeQuiz(quiz.questions, language, taken.seed),
    [quiz.questions, language, taken.seed],
  )
  if (questions.length === 0) return <Text tone="muted">{t('quizNoQuestions')}</Text>
  return (
    <div className={styles.content}>
      {grade === null ? (
        <AttemptsLeft attemptsLeft={taken.attemptsLeft} isHinted />
      ) : (
        <QuizResult taken={taken} language={language} />
      )}
      {grades.size > 1 && <QuizOverview questions={questions} grades={grades} idOf={idOf} />}
      {phase.kind === 'answering' && phase.failure !== null && (
        <SubmitFailure code={phase.failure.code} onReload={taking.reload} />
      )}
      {phase.kind === 'waiting' && (
        <Banner
          tone="warning"
          action={
            <Button size="s" onClick={taking.retry}>
              {t('quizSendNow')}
            </Button>
          }
        >
          {t('quizWaiting')}
        </Banner>
      )}
      <div className={styles.questions}>
        {questions.map((question, index) => (
          <QuizQuestion
            key={question.id}
            id={idOf(question.id)}
            question={question}
            number={index + 1}
            count={questions.length}
            answer={answers[question.id]}
            grade={grades.get(question.id) ?? null}
            isOpen={isOpen}
            language={language}
            speech={speech}
            onAnswer={(answer) => taking.send({ type: 'answered', questionId: question.id, answer })}
            onPlay={onPlay}
          />
        ))}
      </div>
    </div>
  )
}

/** The score. Takes the focus, because the button that was pressed is gone. */
function QuizResult({ taken, language }: { readonly taken: TakenQuiz; readonly language: string }) {
  const t = useTranslate(quizMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  if (taken.phase.kind !== 'graded') return null
  const { isPractice, correctCount, gradedCount, attemptsLeft, scoreFeedback } = taken.phase.grade
  const told = scoreFeedback === undefined ? '' : pickQuizText(scoreFeedback.text, scoreFeedback.texts, language)
  return (
    <div className={styles.result}>
      <Heading level={3} size="l" ref={heading} tabIndex={-1}>
        {gradedCount === 0 ? t('quizNothingGraded') : t('quizScore', { correct: correctCount, count: gradedCount })}
      </Heading>
      {gradedCount > 0 && (
        <div aria-hidden>
          <ProgressBar kind="meter" label={t('quizResult')} hideLabel value={correctCount / gradedCount} />
        </div>
      )}
      {told.trim() !== '' ? (
        <p lang={language} dir="auto" className={styles.scoreText}>
          {told}
        </p>
      ) : (
        gradedCount > 0 && <Text>{t(rangeOf(correctCount / gradedCount))}</Text>
      )}
      {isPractice && attemptsLeft !== null && <Text tone="muted">{t('quizPracticed')}</Text>}
      {keepsAnswers(taken) && <Text tone="muted">{t('quizScoreOnly')}</Text>}
      <AttemptsLeft attemptsLeft={attemptsLeft} />
    </div>
  )
}

/** Chooses what is said about a score, from 0 to 1. */
function rangeOf(score: number): 'quizRangeAll' | 'quizRangeHalf' | 'quizRangeFew' {
  if (score === 1) return 'quizRangeAll'
  return score >= 0.5 ? 'quizRangeHalf' : 'quizRangeFew'
}

/** Tells how many attempts are left, and that practice uses none; nothing where they are not counted. */
function AttemptsLeft({
  attemptsLeft,
  isHinted = false,
}: {
  readonly attemptsLeft: number | null
  readonly isHinted?: boolean
}) {
  const t = useTranslate(quizMessages)
  if (attemptsLeft === null) return null
  return (
    <Text tone="muted" size="s">
      {attemptsLeft === 0 ? t('quizNoAttemptsLeft') : t('quizAttemptsLeft', { count: attemptsLeft })}
      {isHinted && attemptsLeft > 0 && ` ${t('quizPractiseHint')}`}
    </Text>
  )
}

function SubmitFailure({ code, onReload }: { readonly code: string; readonly onReload: () => void }) {
  const t = useTranslate(quizMessages)
  // The actions below say so already.
  if (code === 'no-attempts-left') return null
  const isChanged = code === 'invalid-field' || code === 'not-found'
  return (
    <Banner
      tone="critical"
      action={
        isChanged && (
          <Button size="s" onClick={onReload}>
            {t('quizReload')}
          </Button>
        )
      }
    >
      {t(isChanged ? 'quizChanged' : 'quizSubmitFailed')}
    </Banner>
  )
}
