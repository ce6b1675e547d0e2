import { defaultLanguage, pickLocalized } from '@lectern/core/book'
import type { Rect } from '@lectern/core/geometry'
import { isMarkRect, type PageMark } from './page-mark'

/** Returns the word of a rect or the title of a mark; null without one. */
export function nameRect(rect: Rect): string | null {
  if (isMarkRect(rect)) return nameMark(rect.mark, defaultLanguage)
  return rect.word === undefined || rect.word === '' ? null : rect.word
}

/** Returns the title of a mark in a language, else in another one; null without any. */
export function nameMark({ fields: { title } }: PageMark, language: string): string | null {
  return pickLocalized(title, language)?.text ?? null
}
