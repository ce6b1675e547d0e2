import { pickText } from './pick-content'
import { isRecord, readOwnForm } from './read-own-form'

/** A field for a short answer on the page. */
export interface ShortAnswer {
  readonly question: { readonly language: string | null; readonly text: string } | null
  readonly lines: number
  /** Characters at most. */
  readonly most: number
}

const QUESTIONS = ['question', 'label', 'prompt', 'title', 'placeholder', 'text']
const LINES = ['lines', 'rows', 'lineCount']
const MOST = ['maxLength', 'max_length', 'characterLimit', 'limit']

/** Characters of an answer without a limit of its own. */
const USUAL_MOST = 500

/**
 * Returns the short answer that the details of a trigger describe; null without any.
 *
 * @example
 * readShortAnswer('{"lines":2}', 'en') // => { question: null, lines: 2, most: 500 }
 */
export function readShortAnswer(details: unknown, language: string): ShortAnswer | null {
  const form = readOwnForm(details)
  if (form === null || form === false) return null
  if (!isRecord(form)) {
    return { question: typeof form === 'string' ? { language: null, text: form } : null, lines: 1, most: USUAL_MOST }
  }
  const question = QUESTIONS.map((name) => pickText(form[name], language)).find((text) => text !== null)
  const count = (names: readonly string[], usual: number, limit: number) => {
    const given = names.map((name) => Number(form[name])).find((value) => Number.isInteger(value) && value > 0)
    return Math.min(given ?? usual, limit)
  }
  return { question: question ?? null, lines: count(LINES, 1, 20), most: count(MOST, USUAL_MOST, 5000) }
}
