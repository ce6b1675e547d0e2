import { orderLanguages } from '@lectern/core/book'
import { nameLanguage } from '@lectern/messages'

/** Sorts a book's languages in menu order: en, es, zh, then the others by their own names. */
export function listLanguages(codes: readonly string[]): string[] {
  return orderLanguages(codes.map((code) => ({ code, native: nameLanguage(code, code) }))).map(({ code }) => code)
}
