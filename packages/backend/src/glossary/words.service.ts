import type { NewWord, WordChange, WordChangeById } from '@lectern/contracts/quiz'
import { inArray } from 'drizzle-orm'
import type { z } from 'zod'
import { requireAuthor } from '../books/book-rights'
import type { Database, Queryable } from '../database/open-database'
import { glossaryWords } from '../database/schema'
import { ApiFailure } from '../http/api-failure'
import type { Caller } from '../http/caller'
import { keepOtherFields } from '../http/keep-other-fields'
import { replaceDefinitions, toDefinitionRow } from './definitions.service'
import { insertDefinitions } from './definitions.repository'
import { noSuchWord, requireWord } from './glossary-rights'
import { presentWord } from './present-word'
import { fieldPath } from './field-path'
import { tidyText } from './tidy-text'
import * as repository from './words.repository'

/** @param field Where in the body a word stands, dotted. */
export async function createWords(
  database: Database,
  caller: Caller,
  words: readonly z.output<typeof NewWord>[],
  field: (index: number) => string,
) {
  return database.transaction(async (transaction) => {
    await repository.lockGlossary(transaction, caller.domainId)
    await requireBooks(transaction, caller, words)
    const ids = await repository.insertWords(
      transaction,
      words.map(({ word, lang, ...rest }) => ({
        ...fieldsOf(rest, {}),
        domainId: caller.domainId,
        word: tidyText(word),
        language: lang,
      })),
    )
    const definitions = words.flatMap((word, index) =>
      (word.definitions ?? []).map((definition, orderIndex) => ({
        ...toDefinitionRow(definition),
        wordId: ids[index] ?? 0,
        orderIndex,
      })),
    )
    await insertDefinitions(transaction, definitions)
    await refuseDoubles(transaction, ids, field)
    return readInOrder(transaction, ids)
  })
}

export async function updateWords(
  database: Database,
  caller: Caller,
  changes: readonly z.output<typeof WordChangeById>[],
  field: (index: number) => string,
) {
  const ids = changes.map(({ id }) => id)
  refuseRepeats(ids, field)
  return database.transaction(async (transaction) => {
    await repository.lockGlossary(transaction, caller.domainId)
    await requireBooks(transaction, caller, changes)
    const before = await repository.readWords(transaction, inArray(glossaryWords.id, ids))
    for (const [index, change] of changes.entries()) {
      await requireWord(transaction, caller, change.id)
      const row = before.find(({ id }) => id === change.id)
      if (!row) throw noSuchWord(change.id)
      await changeOne(transaction, row, change, field(index))
    }
    await refuseDoubles(transaction, ids, field)
    return readInOrder(transaction, ids)
  })
}

async function changeOne(
  transaction: Queryable,
  row: repository.ReadWord,
  change: z.output<typeof WordChangeById>,
  field: string,
): Promise<void> {
  const { word, lang, ...rest } = change
  await repository.changeWord(transaction, row.id, {
    ...fieldsOf(rest, row.otherFields),
    ...(word === undefined ? {} : { word: tidyText(word) }),
    ...(lang === undefined ? {} : { language: lang }),
  })
  if (change.definitions) await replaceDefinitions(transaction, row, change.definitions, field)
}

export async function deleteWords(database: Database, caller: Caller, ids: readonly number[]): Promise<void> {
  await database.transaction(async (transaction) => {
    await repository.lockGlossary(transaction, caller.domainId)
    for (const id of new Set(ids)) await requireWord(transaction, caller, id)
    await repository.deleteWords(transaction, ids)
  })
}

/** What a body says of a word besides its text and language; `before` are the fields without a column that it has. */
function fieldsOf(
  { bookId, definitions: _definitions, id: _id, updatedAt: _updatedAt, ...others }: z.output<typeof WordChange>,
  before: Record<string, unknown>,
) {
  return { ...(bookId === undefined ? {} : { bookId }), otherFields: keepOtherFields(before, others) }
}

/** Words of a book are put in by its authors. */
async function requireBooks(
  transaction: Queryable,
  caller: Caller,
  words: readonly { bookId?: number | null }[],
): Promise<void> {
  const ids = new Set(words.flatMap(({ bookId }) => bookId ?? []))
  for (const id of ids) await requireAuthor(transaction, caller, { kind: 'book', id })
}

async function refuseDoubles(
  transaction: Queryable,
  ids: readonly number[],
  field: (index: number) => string,
): Promise<void> {
  const double = await repository.findDouble(transaction, ids)
  if (!double) return
  throw new ApiFailure(
    'conflict',
    `The glossary has "${double.word}" in ${double.language} already. Add the definition to that one.`,
    { field: fieldPath(field(ids.indexOf(double.id)), 'word') },
  )
}

function refuseRepeats(ids: readonly number[], field: (index: number) => string): void {
  const repeated = ids.findIndex((id, index) => ids.indexOf(id) !== index)
  if (repeated >= 0) {
    throw new ApiFailure('invalid-field', `Word ${ids[repeated]} is named twice.`, {
      field: fieldPath(field(repeated), 'id'),
    })
  }
}

async function readInOrder(transaction: Queryable, ids: readonly number[]) {
  const rows = await repository.readWords(transaction, inArray(glossaryWords.id, [...ids]))
  const byId = new Map(rows.map((row) => [row.id, presentWord(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
