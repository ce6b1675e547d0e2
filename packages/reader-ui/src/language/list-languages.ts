import { orderLanguages } from '@lectern/core/book'
import { nameLanguage } from './name-language'

/** The languages of a book in the order of every menu: en, es, zh, then the others by their own names. */
export function listLanguages(codes: readonly string[]): string[] {
  return orderLanguages(codes.map((code) => ({ code, native: nameLanguage(code, code) }))).map(({ code }) => code)
}
