import { requireValue } from '../../entities/failures/require-value'
import type { ImportedRow, WordImportReport } from '@lectern/contracts/quiz'
import { readFile, rm } from 'node:fs/promises'
import type { z } from 'zod'
import type { Queryable } from '../../entities/schema/database-handle'
import type { Database } from '../../entities/schema/database-handle'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import type { FormLimits, ReceivedForm } from '../../platform/http/receive-form'
import { readWordColumns, type CheckedRow } from './read-word-columns'
import { planImport, type ImportPlan } from './plan-import'
import { readSpreadsheet } from './read-spreadsheet'
import { insertDefinitions } from './definitions.repository'
import * as repository from './words.repository'
import { maxUploadBytes } from '../../platform/uploads/max-upload-bytes'

type YesOrNo = 'true' | 'false' | undefined

const maxRows = 20_000

export const importLimits: Partial<FormLimits> = {
  maximumFiles: 1,
  maximumFileBytes: maxUploadBytes.spreadsheet,
  maximumTotalBytes: maxUploadBytes.spreadsheet,
}

/** Reports row by row what a spreadsheet changes, and writes it unless it is a dry run or a row is invalid. */
export async function importWords(
  database: Database,
  caller: Caller,
  { fields, files, folder }: ReceivedForm<{ dryRun?: YesOrNo }>,
  asked: YesOrNo,
): Promise<z.input<typeof WordImportReport>> {
  try {
    const [file] = files
    if (!file) throw new ApiFailure('invalid-field', 'Send a spreadsheet as the part "file".', { field: 'file' })
    const rows = readWordColumns(await readRows(file.path))
    const isDryRun = asked === 'true' || fields.dryRun === 'true'
    const { report, written } = isDryRun
      ? { report: (await planFor(database, caller, rows)).report, written: false }
      : await database.transaction((transaction) => writeRows(transaction, caller, rows))
    return { dryRun: isDryRun, written, ...summarizeImport(report) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function readRows(path: string): Promise<string[][]> {
  const cells = await readSpreadsheet(await readFile(path), maxRows + 1)
  if (cells.length > maxRows + 1) {
    throw new ApiFailure('too-large', `The spreadsheet has more than ${maxRows} rows. Split it.`, { field: 'file' })
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
  const newWords = words.filter(({ existing }) => existing === null)
  const ids = await repository.insertWords(
    transaction,
    newWords.map(({ word, language }) => ({ domainId, word, language })),
  )
  const idOf = new Map(newWords.map((word, index) => [word, ids[index]]))
  const definitions = words.flatMap((word) => {
    const { existing, language, definitions: texts } = word
    const wordId = existing?.id ?? requireValue(idOf.get(word), `the id of the new word ${word.word}`)
    const positions = existing ? existing.definitions.map(({ orderIndex }) => orderIndex) : []
    const next = Math.max(-1, ...positions) + 1
    return texts.map((definition, index) => ({ wordId, language, definition, orderIndex: next + index }))
  })
  await insertDefinitions(transaction, definitions)
  for (const { existing, definitions: texts } of words) {
    if (existing && texts.length > 0) await repository.changeWord(transaction, existing.id, {})
  }
  return { report, written: true }
}

function summarizeImport(rows: z.input<typeof ImportedRow>[]) {
  const having = (...outcomes: string[]) => rows.filter(({ outcome }) => outcomes.includes(outcome)).length
  return {
    rows,
    newWords: having('new-word'),
    newDefinitions: having('new-word', 'new-definition'),
    unchanged: having('unchanged'),
    errors: having('error'),
  }
}
