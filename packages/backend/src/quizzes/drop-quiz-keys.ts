import type { ReadChapter } from '../books/books.repository'
import { readQuestionType } from './question-type'

/** Names, without case and signs, of fields that tell what is right, whatever program wrote them. */
const KEY_FIELD = /correct|^isright$|rightanswer|feedback|explanation|solution|expected|accepted|answerkey|^keys?$/
/** The same for a question whose answer the reader writes: there is none to choose from, so each field about answers is a key. */
const SHORT_ANSWER_KEY_FIELD = /answer|keyword/

/** The chapters as readers may get them: quizzes in their triggers keep the questions and lose the keys. */
export function dropQuizKeys(chapters: readonly ReadChapter[]): ReadChapter[] {
  return chapters.map((chapter) => ({
    ...chapter,
    pages: chapter.pages.map((page) => ({ ...page, popupTriggers: page.popupTriggers.map(withoutTriggerKeys) })),
  }))
}

/** A trigger whose quiz, or whose question on the page, tells nothing that is right. */
export function withoutTriggerKeys<Trigger extends Record<string, unknown>>(trigger: Trigger): Trigger {
  const cleaned: Record<string, unknown> = {}
  for (const field of ['quizDetails', 'onPageShortAnswerDetails']) {
    if (field in trigger) cleaned[field] = cleanText(trigger[field], field === 'onPageShortAnswerDetails')
  }
  return { ...trigger, ...cleaned }
}

/** These fields may hold JSON as text. */
function cleanText(value: unknown, isShortAnswer: boolean): unknown {
  if (typeof value !== 'string') return clean(value, isShortAnswer)
  const parsed = parseJson(value)
  return typeof parsed === 'object' && parsed !== null ? JSON.stringify(clean(parsed, isShortAnswer)) : value
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // It is text of an author and means itself.
    return text
  }
}

/** An object without the fields that tell what is right, however deep. */
export function withoutKeys(value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return cleanFields(value, false)
}

function clean(value: unknown, isShortAnswer: boolean): unknown {
  if (Array.isArray(value)) return value.map((entry) => clean(entry, isShortAnswer))
  return isFields(value) ? cleanFields(value, isShortAnswer) : value
}

function cleanFields(value: Readonly<Record<string, unknown>>, isInShortAnswer: boolean): Record<string, unknown> {
  const isShortAnswer = isInShortAnswer || hidesAnswers(value)
  const kept = Object.entries(value).filter(([name]) => {
    const letters = name.toLowerCase().replace(/[^a-z]/g, '')
    return !KEY_FIELD.test(letters) && !(isShortAnswer && SHORT_ANSWER_KEY_FIELD.test(letters))
  })
  return Object.fromEntries(kept.map(([name, entry]) => [name, clean(entry, isShortAnswer)]))
}

/** A question whose answers are what counts as right, not what can be chosen. */
function hidesAnswers(value: Readonly<Record<string, unknown>>): boolean {
  if (!('answers' in value) || typeof value['type'] !== 'string') return false
  const type = readQuestionType(value['type'])
  return type === null || type === 'short-answer'
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
