import { readOwnText, writeOwnText } from './own-text'

/** The field for a short answer that a trigger shows on its page. */
export type AnswerField =
  | { readonly kind: 'none' }
  | { readonly kind: 'field'; readonly question: string; readonly lines: number; readonly mostCharacters: number }
  /** A form that this editor does not know; it is kept. */
  | { readonly kind: 'foreign' }

const usualAnswer = { lines: 1, mostCharacters: 500 } as const

/** Other makers' names for the question: a form that has one is not this editor's. */
const foreignNames = ['label', 'prompt', 'title', 'placeholder', 'text']

/**
 * Returns the field that the details of a trigger describe, with its question in a language.
 *
 * @example
 * readAnswerField({ question: { en: 'Why?' }, lines: 2 }, 'en') // => { kind: 'field', question: 'Why?', lines: 2, mostCharacters: 500 }
 */
export function readAnswerField(details: unknown, language: string): AnswerField {
  if (details === undefined || details === null || details === false) return { kind: 'none' }
  if (!isForm(details) || foreignNames.some((name) => name in details)) return { kind: 'foreign' }
  const question = readOwnText(details['question'], language)
  const lines = readCount(details['lines'], usualAnswer.lines)
  const mostCharacters = readCount(details['maxLength'], usualAnswer.mostCharacters)
  if (question.kind === 'foreign' || lines === null || mostCharacters === null) return { kind: 'foreign' }
  return { kind: 'field', question: question.text, lines, mostCharacters }
}

/** Returns the details with another question in a language, or other sizes. Other fields of the details stay. */
export function writeAnswerField(
  details: unknown,
  language: string,
  changed: { readonly question?: string; readonly lines?: number; readonly mostCharacters?: number },
): Readonly<Record<string, unknown>> {
  const { question, lines, mostCharacters } = changed
  const form = isForm(details) ? details : {}
  return {
    ...form,
    ...(question === undefined ? {} : { question: writeOwnText(form['question'], language, question) }),
    ...(lines === undefined ? {} : { lines }),
    ...(mostCharacters === undefined ? {} : { maxLength: mostCharacters }),
  }
}

function isForm(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function readCount(value: unknown, usual: number): number | null {
  if (value === undefined || value === null) return usual
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : null
}
