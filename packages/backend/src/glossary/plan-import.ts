import type { ImportedRow } from '@lectern/contracts/quiz'
import type { z } from 'zod'
import type { CheckedRow } from './check-rows'
import type { ReadWord } from './words.repository'

/** A word of the spreadsheet with the definitions that it gets. */
export interface PlannedWord {
  word: string
  language: string
  /** In the glossary already. */
  there: ReadWord | null
  definitions: string[]
}

export interface ImportPlan {
  report: z.input<typeof ImportedRow>[]
  words: PlannedWord[]
}

const keyOf = ({ word, language }: { word: string; language: string }) => JSON.stringify([language, word])

/**
 * What each row does: rows of one word in one language are its definitions, in their order. What the glossary has already
 * is not taken in again, so that a corrected spreadsheet can be imported once more.
 */
export function planImport(rows: readonly CheckedRow[], there: readonly ReadWord[]): ImportPlan {
  const known = new Map(there.map((word) => [keyOf(word), word]))
  const planned = new Map<string, PlannedWord>()
  const report = rows.map((row): z.input<typeof ImportedRow> => {
    if (row.msg !== undefined) return { ...row, outcome: 'error' }
    const { word, language, definition } = row
    const key = keyOf(row)
    const before = planned.get(key)
    const plan = before ?? { word, language, there: known.get(key) ?? null, definitions: [] }
    planned.set(key, plan)
    const isThere =
      plan.definitions.includes(definition) ||
      plan.there?.definitions.some((one) => one.definition === definition && one.language === language)
    if (isThere) return { ...row, outcome: 'unchanged' }
    plan.definitions.push(definition)
    return { ...row, outcome: plan.there === null && before === undefined ? 'new-word' : 'new-definition' }
  })
  return { report, words: [...planned.values()] }
}
