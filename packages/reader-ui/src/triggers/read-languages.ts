import { matchLanguage } from '@lectern/core/book'
import { isRecord, readOwnForm } from './read-own-form'
import { mapFound } from '../book/map-found'

/**
 * Lists the languages that the menu of a trigger offers: those that it names and the book has, else all of the book. Empty
 * without a menu.
 *
 * @example
 * readLanguages(true, ['en', 'es']) // => ['en', 'es']
 * readLanguages({ languages: ['es', 'tlh'] }, ['en', 'es']) // => ['es']
 */
export function readLanguages(menu: unknown, languages: readonly string[]): readonly string[] {
  const form = readOwnForm(menu)
  if (form === null || form === false) return []
  const named = [...new Set(mapFound(listCodes(form, 0), (code) => matchLanguage(languages, code)))]
  return named.length > 0 ? named : languages
}

function listCodes(value: unknown, depth: number): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()]
  if (depth > 3) return []
  if (Array.isArray(value)) return value.flatMap((each: unknown) => listCodes(each, depth + 1))
  if (!isRecord(value)) return []
  const codes = Object.keys(value).filter((name) => value[name] === true || typeof value[name] === 'string')
  return [...Object.values(value).flatMap((each) => listCodes(each, depth + 1)), ...codes]
}
