import { writeGift, type QuizItem } from '@lectern/formats/gift'
import { writeQtiPackage } from '@lectern/formats/qti'
import type { TrueFalseTexts } from './edit-quiz'
import { typeOf, type QuestionDraft } from './quiz-draft'

export type QuestionFileFormat = 'gift' | 'qti'

export interface WrittenQuestions {
  readonly content: string | Uint8Array<ArrayBuffer>
  readonly written: number
  /** Number of questions that the format cannot hold. */
  readonly left: number
}

/** Writes questions as a GIFT file or as a QTI 3 package, without their media. */
export function writeQuestionFile(
  questions: readonly QuestionDraft[],
  format: QuestionFileFormat,
  trueFalse: TrueFalseTexts,
): WrittenQuestions {
  const items = questions.flatMap((question) => toItem(question) ?? [])
  const { content, unwritten } = writeItems(items, format, trueFalse)
  const written = items.length - unwritten.length
  return { content, written, left: questions.length - written }
}

function writeItems(items: readonly QuizItem[], format: QuestionFileFormat, trueFalse: TrueFalseTexts) {
  if (format === 'gift') {
    const { text, unwritten } = writeGift(items, { trueFalse })
    return { content: text, unwritten }
  }
  const { bytes, unwritten } = writeQtiPackage(items)
  return { content: bytes, unwritten }
}

function toItem(question: QuestionDraft): QuizItem | null {
  const type = typeOf(question)
  if (type === null) return null
  const answers = question.answers.map(({ text, isCorrect }) => ({ text, isCorrect }))
  return { type, text: question.text, answers, feedback: question.feedback }
}
