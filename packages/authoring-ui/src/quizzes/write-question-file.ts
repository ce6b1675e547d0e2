import { writeGift, type QuizItem } from '@lectern/formats/gift'
import { writeQtiPackage } from '@lectern/formats/qti'
import type { TrueFalseTexts } from './edit-quiz'
import { typeOf, type LanguageTexts, type QuestionDraft } from './quiz-draft'
import type { WritingLanguage } from './writing-language'

export type QuestionFileFormat = 'gift' | 'qti'

/** Something of the written questions that the file does not hold. */
export type LeftOut = 'languages' | 'media' | 'shuffle'

export interface WrittenQuestions {
  readonly content: string | Uint8Array<ArrayBuffer>
  readonly written: number
  /** Number of questions that the format cannot hold. */
  readonly left: number
  readonly leftOut: readonly LeftOut[]
}

export interface WriteQuestionFileOptions {
  readonly format: QuestionFileFormat
  readonly trueFalse: TrueFalseTexts
  /** The formats hold one language: texts are those of this one, else the first ones. */
  readonly writing: WritingLanguage
}

/** Writes questions as a GIFT file or as a QTI 3 package, without their media. */
export function writeQuestionFile(
  questions: readonly QuestionDraft[],
  { format, trueFalse, writing }: WriteQuestionFileOptions,
): WrittenQuestions {
  const items = questions.flatMap((question) => toItem(question, writing.other) ?? [])
  const { content, unwritten } = writeItems(items, { format, trueFalse, writing })
  const written = items.length - unwritten.length
  const leftOut: Readonly<Record<LeftOut, boolean>> = {
    languages: questions.some(hasOtherTexts),
    media: questions.some(({ media, answers }) => [...media, ...answers.flatMap((answer) => answer.media)].length > 0),
    shuffle: format === 'gift' && items.some(({ shufflesAnswers }) => shufflesAnswers),
  }
  const names = ['languages', 'media', 'shuffle'] as const
  return { content, written, left: questions.length - written, leftOut: names.filter((name) => leftOut[name]) }
}

function writeItems(items: readonly QuizItem[], { format, trueFalse, writing }: WriteQuestionFileOptions) {
  if (format === 'gift') {
    const { text, unwritten } = writeGift(items, { trueFalse })
    return { content: text, unwritten }
  }
  const { bytes, unwritten } = writeQtiPackage(items, writing.other ?? writing.base)
  return { content: bytes, unwritten }
}

function toItem(question: QuestionDraft, language: string | null): QuizItem | null {
  const type = typeOf(question)
  if (type === null) return null
  const pick = (text: string, texts: LanguageTexts) => (language !== null && texts[language]?.trim()) || text
  return {
    type,
    text: pick(question.text, question.texts),
    answers: question.answers.map(({ text, texts, isCorrect }) => ({ text: pick(text, texts), isCorrect })),
    feedback: pick(question.feedback, question.feedbacks),
    ...(question.shufflesAnswers && type !== 'short-answer' ? { shufflesAnswers: true } : {}),
  }
}

/** Returns true if the question has texts in several languages, of which a file holds one. */
function hasOtherTexts({ texts, feedbacks, answers }: QuestionDraft): boolean {
  return [texts, feedbacks, ...answers.map((answer) => answer.texts)].some((each) => Object.keys(each).length > 0)
}
