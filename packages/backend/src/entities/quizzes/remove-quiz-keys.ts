import type { ChapterWithPages } from '../books/books.repository'
import { readQuestionType } from '@lectern/core/book'

/**
 * Names of fields that reveal the right answer, whatever program wrote them; compared in lower case without punctuation.
 */
const KEY_FIELD = /correct|^isright$|rightanswer|feedback|explanation|solution|expected|accepted|answerkey|^keys?$/
/** Further names for short-answer questions: readers choose from nothing, so every field about answers is a key. */
const SHORT_ANSWER_KEY_FIELD = /answer|keyword/

/** Returns the chapters for readers: quizzes in their triggers keep the questions and lose the keys. */
export function removeQuizKeys(chapters: readonly ChapterWithPages[]): ChapterWithPages[] {
  return chapters.map((chapter) => ({
    ...chapter,
    pages: chapter.pages.map((page) => ({ ...page, popupTriggers: page.popupTriggers.map(removeTriggerKeys) })),
  }))
}

/** Removes the keys from a trigger's quiz, or from its question on the page. */
export function removeTriggerKeys<Trigger extends Record<string, unknown>>(trigger: Trigger): Trigger {
  const cleaned: Record<string, unknown> = {}
  for (const field of ['quizDetails', 'onPageShortAnswerDetails']) {
    if (field in trigger) cleaned[field] = cleanText(trigger[field], field === 'onPageShortAnswerDetails')
  }
  return { ...trigger, ...cleaned }
}

/** Removes the quiz keys from the value of a field, which may be JSON as text. Other text is returned unchanged. */
function cleanText(value: unknown, isShortAnswer: boolean): unknown {
  if (typeof value !== 'string') return clean(value, isShortAnswer)
  const parsed = parseJson(value)
  return typeof parsed === 'object' && parsed !== null ? JSON.stringify(clean(parsed, isShortAnswer)) : value
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Plain text of an author.
    return text
  }
}

/** Removes the fields that reveal the right answer, at any depth. */
export function removeKeys(value: Readonly<Record<string, unknown>>): Record<string, unknown> {
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

/** Returns true for a question whose answers are the accepted ones, not options to choose from. */
function hidesAnswers(value: Readonly<Record<string, unknown>>): boolean {
  if (!('answers' in value) || typeof value['type'] !== 'string') return false
  const type = readQuestionType(value['type'])
  return type === null || type === 'short-answer'
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
