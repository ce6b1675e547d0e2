import { readTrueFalse, type QuizItem, type QuizItemWriting, type TrueFalseTexts } from '../quiz-item/quiz-item'
import { toHtml } from '../quiz-item/strip-html'
import { escapeGift } from './gift-escapes'

export interface WriteGiftOptions {
  /** Texts that true-or-false questions have as answers, besides the usual ones. */
  trueFalse?: TrueFalseTexts
}

/**
 * Writes questions in Moodle's GIFT format, which `readGift` reads back equal. A true-or-false question with answers of its
 * own is written as a single choice. Questions without a right answer or with an empty answer cannot be written.
 */
export function writeGift(items: readonly QuizItem[], { trueFalse }: WriteGiftOptions = {}): QuizItemWriting {
  const unwritten: number[] = []
  const questions = items.flatMap((item, index) => {
    const answers = writeAnswers(item, trueFalse)
    if (answers !== null && item.text.trim() !== '') {
      const feedback = item.feedback.trim() === '' ? '' : `\n\t####${writeText(item.feedback)}`
      // With a format, no text is taken for a comment, a category, a title or another format.
      return [`[plain]${escapeGift(trimText(item.text))} {${answers}${feedback}\n}`]
    }
    unwritten.push(index)
    return []
  })
  return { text: questions.length === 0 ? '' : `${questions.join('\n\n')}\n`, unwritten }
}

function writeAnswers(item: QuizItem, texts: TrueFalseTexts | undefined): string | null {
  const { type, answers } = item
  const truth = readTrueFalse(item, texts)
  if (truth !== null) return truth ? 'TRUE' : 'FALSE'
  const right = answers.filter(({ isCorrect }) => isCorrect)
  if (right.length === 0 || answers.some(({ text }) => text.trim() === '')) return null
  switch (type) {
    case 'short-answer':
      return right.map(({ text }) => `\n\t=${writeAnswer(text, 100)}`).join('')
    case 'multiple-choice': {
      const share = Number((100 / right.length).toFixed(5))
      return answers.map(({ text, isCorrect }) => `\n\t~%${isCorrect ? share : -100}%${writeText(text)}`).join('')
    }
    case 'single-choice':
    case 'true-false':
      // Right answers alone would be a short answer.
      if (right.length === answers.length) return null
      return answers
        .map(({ text, isCorrect }) => `\n\t${isCorrect ? '=' : '~'}${writeAnswer(text, isCorrect ? 100 : 0)}`)
        .join('')
  }
}

/** Writes an answer; with its weight only if its text would be taken for one. */
function writeAnswer(text: string, weight: number): string {
  return /^\s*%/.test(text) ? `%${weight}%${writeText(text)}` : writeText(text)
}

/** Writes a text. An arrow would make a matching question, and a bracket a format: HTML has escapes for them. */
function writeText(text: string): string {
  const trimmed = trimText(text)
  if (!trimmed.includes('->') && !trimmed.startsWith('[')) return escapeGift(trimmed)
  return `[html]${escapeGift(toHtml(trimmed))}`
}

function trimText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').trim()
}
