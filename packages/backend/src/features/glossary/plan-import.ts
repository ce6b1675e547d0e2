import type { ImportedRow } from '@lectern/contracts/quiz'
import type { z } from 'zod'
import type { CheckedRow } from './read-word-columns'
import type { ReadWord } from './words.repository'

/** A word of the spreadsheet with its new definitions. */
export interface PlannedWord {
  word: string
  language: string
  /** The word as the glossary has it; null if it is new. */
  existing: ReadWord | null
  definitions: string[]
}

export interface ImportPlan {
  report: z.input<typeof ImportedRow>[]
  words: PlannedWord[]
}

const keyOf = ({ word, language }: { word: string; language: string }) => JSON.stringify([language, word])

/**
 * Plans the effect of each row: rows of one word in one language are its definitions, in order. Existing definitions
 * are skipped, so that a corrected spreadsheet can be imported again.
 */
export function planImport(rows: readonly CheckedRow[], existing: readonly ReadWord[]): ImportPlan {
  const existingByKey = new Map(existing.map((word) => [keyOf(word), word]))
  const planned = new Map<string, PlannedWord>()
  const report = rows.map((row): z.input<typeof ImportedRow> => {
    if (row.msg !== undefined) return { ...row, outcome: 'error' }
    const { word, language, definition } = row
    const key = keyOf(row)
    const before = planned.get(key)
    const plan = before ?? { word, language, existing: existingByKey.get(key) ?? null, definitions: [] }
    planned.set(key, plan)
    const isThere =
      plan.definitions.includes(definition) ||
      plan.existing?.definitions.some((one) => one.definition === definition && one.language === language)
    if (isThere) return { ...row, outcome: 'unchanged' }
    plan.definitions.push(definition)
    return { ...row, outcome: plan.existing === null && before === undefined ? 'new-word' : 'new-definition' }
  })
  return { report, words: [...planned.values()] }
}
