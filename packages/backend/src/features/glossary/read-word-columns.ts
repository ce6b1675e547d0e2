import type { ImportedRow } from '@lectern/contracts/quiz'
import { LanguageCode } from '@lectern/contracts'
import type { z } from 'zod'
import { ApiFailure } from '../../entities/failures/api-failure'
import { normalizeText } from './normalize-text'

const columns = ['word', 'language', 'definition'] as const
type Column = (typeof columns)[number]

export type CheckedRow = Pick<z.input<typeof ImportedRow>, 'row' | 'column' | 'msg'> & Record<Column, string>

const longest = { word: 300, language: 35, definition: 10_000 }

/** Finds the columns by their headings and checks every row that is not empty, without the database. */
export function readWordColumns([headings = [], ...rows]: readonly (readonly string[])[]): CheckedRow[] {
  const columnIndexes = findColumns(headings)
  return rows.flatMap((cells, index) => {
    if (cells.every((cell) => cell.trim() === '')) return []
    // A short row lacks its last cells.
    const at = (column: Column) => cells[columnIndexes[column]] ?? ''
    const values = {
      word: normalizeText(at('word')),
      language: toLanguage(at('language')),
      definition: at('definition').normalize('NFC').trim(),
    }
    return [{ row: index + 2, ...values, ...findProblem(values) }]
  })
}

function findColumns(headings: readonly string[]): Record<Column, number> {
  const names = headings.map((heading) => heading.trim().toLowerCase())
  const findIndex = (column: Column) => names.indexOf(column)
  const absent = columns.filter((column) => findIndex(column) < 0)
  if (absent.length > 0) {
    throw new ApiFailure(
      'invalid-field',
      `The first row must hold the headings ${columns.join(', ')}; ${absent.join(' and ')} cannot be found.`,
      { field: 'file' },
    )
  }
  return { word: findIndex('word'), language: findIndex('language'), definition: findIndex('definition') }
}

function findProblem(values: Record<Column, string>): { column: Column; msg: string } | null {
  for (const column of columns) {
    const value = values[column]
    if (value === '') return { column, msg: `The ${column} is missing.` }
    if (value.includes('\0')) return { column, msg: `The ${column} holds a NUL character.` }
    if (value.length > longest[column]) {
      return { column, msg: `The ${column} is longer than ${longest[column]} characters.` }
    }
  }
  if (LanguageCode.safeParse(values.language).success) return null
  return { column: 'language', msg: `"${values.language}" is not a language code such as en or es-MX.` }
}

/** Returns a language code in canonical form: `EN-gb` as `en-GB`. An invalid code is returned for its error message. */
function toLanguage(text: string): string {
  const code = text.trim().replaceAll('_', '-')
  try {
    return Intl.getCanonicalLocales(code)[0] ?? code
  } catch (error) {
    // An invalid code is reported with its row.
    if (error instanceof RangeError) return code
    throw error
  }
}
