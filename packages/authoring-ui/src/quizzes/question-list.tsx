import type { QuestionType } from '@lectern/core/book'
import { quizEditorMessages } from '@lectern/messages'
import { EmptyState, Inline, ReorderList, useToast, useTranslate } from '@lectern/ui'
import { CircleHelp, Plus } from '@lectern/ui/icons'
import { Menu } from '@lectern/ui/menu'
import { useState } from 'react'
import type { QuizDesk } from './create-quiz-desk'
import { changeQuestion, createQuestion, duplicateQuestion, insertQuestion, removeQuestion } from './edit-quiz'
import { QuestionFiles } from './question-files'
import { QuestionRow } from './question-row'
import { questionTypes, typeTexts } from './question-types'
import type { QuestionDraft } from './quiz-draft'
import type { WritingLanguage } from './writing-language'
import * as styles from './quizzes.css'

export interface QuestionListProps {
  readonly desk: QuizDesk
  readonly questions: readonly QuestionDraft[]
  readonly writing: WritingLanguage
}

/** The questions in their order; one of them is open to be edited. */
export function QuestionList({ desk, questions, writing }: QuestionListProps) {
  const t = useTranslate(quizEditorMessages)
  const toast = useToast()
  const [openKey, setOpenKey] = useState<string | null>(null)
  const texts = { yes: t('quizTrue'), no: t('quizFalse') }
  const add = (type: QuestionType) => {
    const question = createQuestion(type, texts)
    desk.edit((quiz) => ({ ...quiz, questions: [...quiz.questions, question] }))
    setOpenKey(question.key)
  }
  const duplicate = (question: QuestionDraft) => {
    const { quiz, key } = duplicateQuestion(desk.getState().draft, question)
    desk.edit(() => quiz)
    setOpenKey(key)
  }
  const remove = (question: QuestionDraft) => {
    const index = questions.indexOf(question)
    desk.edit((quiz) => removeQuestion(quiz, question.key))
    const restore = () => desk.edit((quiz) => insertQuestion(quiz, question, index))
    toast({ message: t('quizQuestionDeleted'), action: { label: t('undo'), onPress: restore } })
  }
  const numberOf = (key: string) => questions.findIndex((question) => question.key === key) + 1
  const menu = (
    <Menu
      label={t('quizAddQuestion')}
      icon={Plus}
      entries={questionTypes.map((type) => ({ label: t(typeTexts[type]), onSelect: () => add(type) }))}
    />
  )
  const actions = (
    <Inline gap="xs">
      {menu}
      <QuestionFiles desk={desk} texts={texts} writing={writing} />
    </Inline>
  )
  if (questions.length === 0) {
    return (
      <EmptyState level={3} title={t('quizNoQuestionsYet')} icon={CircleHelp} action={actions}>
        {t('quizNoQuestionsAdvice')}
      </EmptyState>
    )
  }
  return (
    <>
      <div className={styles.wideEntries}>
        <ReorderList
          label={t('quizQuestions')}
          entries={questions}
          entryKey={({ key }) => key}
          entryName={({ key }) => t('quizQuestionName', { number: numberOf(key) })}
          onReorder={(ordered) => desk.edit((quiz) => ({ ...quiz, questions: ordered }))}
        >
          {(question) => (
            <QuestionRow
              question={question}
              number={numberOf(question.key)}
              isOpen={question.key === openKey}
              writing={writing}
              texts={texts}
              onToggle={() => setOpenKey(question.key === openKey ? null : question.key)}
              onChange={(change, name) =>
                desk.edit((quiz) => changeQuestion(quiz, question.key, change), name && `${question.key}.${name}`)
              }
              onDuplicate={() => duplicate(question)}
              onDelete={() => remove(question)}
            />
          )}
        </ReorderList>
      </div>
      {actions}
    </>
  )
}
