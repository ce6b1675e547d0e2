import type { ImportedRow, WordImportReport } from '@lectern/contracts/quiz'
import { readFile, rm } from 'node:fs/promises'
import type { z } from 'zod'
import type { Database, Queryable } from '../database/open-database'
import { ApiFailure } from '../http/api-failure'
import type { Caller } from '../http/caller'
import type { FormLimits, ReceivedForm } from '../http/receive-form'
import { checkRows, type CheckedRow } from './check-rows'
import { planImport, type ImportPlan } from './plan-import'
import { readSpreadsheet } from './read-spreadsheet'
import { insertDefinitions } from './definitions.repository'
import * as repository from './words.repository'

type YesOrNo = 'true' | 'false' | undefined

const mostRows = 20_000

export const importLimits: Partial<FormLimits> = {
  maximumFiles: 1,
  maximumFileBytes: 5_000_000,
  maximumTotalBytes: 5_000_000,
}

/** Says row by row what a spreadsheet does to the glossary; unless it is a rehearsal or a row is wrong, it is done. */
export async function importWords(
  database: Database,
  caller: Caller,
  { fields, files, folder }: ReceivedForm<{ dryRun?: YesOrNo }>,
  asked: YesOrNo,
): Promise<z.input<typeof WordImportReport>> {
  try {
    const [file] = files
    if (!file) throw new ApiFailure('invalid-field', 'Send a spreadsheet as the part "file".', { field: 'file' })
    const rows = checkRows(await readBounded(file.path))
    const isRehearsal = asked === 'true' || fields.dryRun === 'true'
    const { report, written } = isRehearsal
      ? { report: (await planFor(database, caller, rows)).report, written: false }
      : await database.transaction((transaction) => writeRows(transaction, caller, rows))
    return { dryRun: isRehearsal, written, ...summarise(report) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function readBounded(path: string): Promise<string[][]> {
  const cells = await readSpreadsheet(await readFile(path), mostRows + 1)
  if (cells.length > mostRows + 1) {
    throw new ApiFailure('too-large', `The spreadsheet has more than ${mostRows} rows. Split it.`, { field: 'file' })
  }
  return cells
}

async function planFor(database: Queryable, { domainId }: Caller, rows: readonly CheckedRow[]): Promise<ImportPlan> {
  const names = [...new Set(rows.flatMap(({ msg, word }) => (msg === undefined ? word : [])))]
  return planImport(rows, await repository.findWordsOfDomain(database, domainId, names))
}

async function writeRows(transaction: Queryable, caller: Caller, rows: readonly CheckedRow[]) {
  const { domainId } = caller
  await repository.lockGlossary(transaction, domainId)
  const { report, words } = await planFor(transaction, caller, rows)
  if (report.some(({ outcome }) => outcome === 'error')) return { report, written: false }
  const added = words.filter(({ there }) => there === null)
  const ids = await repository.insertWords(
    transaction,
    added.map(({ word, language }) => ({ domainId, word, language })),
  )
  const idOf = new Map(added.map((word, index) => [word, ids[index]]))
  const definitions = words.flatMap((word) => {
    const { there, language, definitions: texts } = word
    const wordId = there?.id ?? idOf.get(word) ?? 0
    const next = Math.max(-1, ...(there?.definitions ?? []).map(({ orderIndex }) => orderIndex)) + 1
    return texts.map((definition, index) => ({ wordId, language, definition, orderIndex: next + index }))
  })
  await insertDefinitions(transaction, definitions)
  for (const { there, definitions: texts } of words) {
    if (there && texts.length > 0) await repository.changeWord(transaction, there.id, {})
  }
  return { report, written: true }
}

function summarise(rows: z.input<typeof ImportedRow>[]) {
  const having = (...outcomes: string[]) => rows.filter(({ outcome }) => outcomes.includes(outcome)).length
  return {
    rows,
    newWords: having('new-word'),
    newDefinitions: having('new-word', 'new-definition'),
    unchanged: having('unchanged'),
    errors: having('error'),
  }
}
