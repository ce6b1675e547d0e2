import type { Quiz, QuizAnswer, QuizQuestion } from '@lectern/api-client/quiz'
import { nameParts } from './apply-quiz-call'
import type { AnswerDraft, QuestionDraft, QuizDraft, StoredParts } from './quiz-draft'
import { writeContent } from './write-content'

/**
 * Returns the stored parts together with those whose response was lost: the server has a question or an answer with the
 * content of one that this author still has to send.
 */
export function adoptLostParts(parts: StoredParts, draft: QuizDraft, quiz: Quiz): StoredParts {
  const adopted = new Map(parts)
  const isKnown = (kind: string, id: number) => [...adopted].some(([key, part]) => key[0] === kind && part.id === id)
  for (const question of quiz.questions) {
    if (!isKnown('q', question.id)) {
      const same = draft.questions.find((each) => !adopted.has(each.key) && contentOf(each) === contentOf(question))
      if (same !== undefined) nameParts(adopted, same, question)
      continue
    }
    const known = draft.questions.find((each) => adopted.get(each.key)?.id === question.id)
    for (const answer of question.answers) {
      if (known === undefined || isKnown('a', answer.id)) continue
      const same = known.answers.find((each) => !adopted.has(each.key) && writeAnswer(each) === writeAnswer(answer))
      if (same !== undefined) nameParts(adopted, same, answer)
    }
  }
  return adopted
}

function contentOf(question: QuestionDraft | QuizQuestion): string {
  const { text, texts, type, feedback, feedbacks, shufflesAnswers, answers } = question
  return writeContent([text, texts, type, feedback ?? '', feedbacks, shufflesAnswers, answers.map(writeAnswer)])
}

function writeAnswer({ text, texts, isCorrect }: AnswerDraft | QuizAnswer): string {
  return writeContent([text, texts, isCorrect])
}
