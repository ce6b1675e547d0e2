/** A type of question that GIFT and QTI can both hold. */
export type QuizItemType = 'single-choice' | 'multiple-choice' | 'true-false' | 'short-answer'

export interface QuizItemAnswer {
  text: string
  isCorrect: boolean
}

/** A question of a quiz in plain text. The answers of a short answer are the accepted texts. */
export interface QuizItem {
  type: QuizItemType
  text: string
  answers: QuizItemAnswer[]
  /** Empty if there is none. */
  feedback: string
  /** Set for a choice whose answers are shown in an order of chance. GIFT has no field for it. */
  shufflesAnswers?: true
}

/** Something of a question that was left out, though the question itself could be read or written. */
export type QuizItemLoss = 'partial-credit' | 'formatting' | 'media'

/** A reason why a question cannot be read. */
export type QuizItemFault =
  | 'no-text'
  | 'no-right-answer'
  | 'essay'
  | 'description'
  | 'matching'
  | 'numerical'
  | 'unclosed-answers'
  | 'several-answer-blocks'
  | 'other-type'
  | 'not-xml'
  | 'damaged-archive'

export interface ReadQuizItem {
  item: QuizItem
  /** Line on which the question begins, from 1 on. */
  line: number
  losses: QuizItemLoss[]
}

export interface UnreadQuizItem {
  line: number
  /** The beginning of the question, to find it by. */
  name: string
  fault: QuizItemFault
}

export interface QuizItemReading {
  items: ReadQuizItem[]
  unread: UnreadQuizItem[]
}

export interface QuizItemWriting {
  text: string
  /** Positions of the questions that the format cannot hold, from 0 on. */
  unwritten: number[]
}

/** Texts of the answers of a true-or-false question, which formats do not store. */
export interface TrueFalseTexts {
  yes: string
  no: string
}

const englishTexts: TrueFalseTexts = { yes: 'True', no: 'False' }
const yes = /^(?:true|yes|verdadero|cierto|sí|si)$/i
const no = /^(?:false|no|falso)$/i

/** Returns the answers of a true-or-false question. */
export function toTrueFalseAnswers(isTrue: boolean, texts: TrueFalseTexts = englishTexts): QuizItemAnswer[] {
  return [
    { text: texts.yes, isCorrect: isTrue },
    { text: texts.no, isCorrect: !isTrue },
  ]
}

/** Returns the right answer of a true-or-false question; null if its answers say something else, or both are right. */
export function readTrueFalse({ type, answers }: QuizItem, texts: TrueFalseTexts = englishTexts): boolean | null {
  if (type !== 'true-false' || answers.length !== 2) return null
  const yesAnswer = answers.find(({ text }) => text.trim() === texts.yes || yes.test(text.trim()))
  const noAnswer = answers.find(({ text }) => text.trim() === texts.no || no.test(text.trim()))
  if (yesAnswer === undefined || noAnswer === undefined || yesAnswer.isCorrect === noAnswer.isCorrect) return null
  return yesAnswer.isCorrect
}
