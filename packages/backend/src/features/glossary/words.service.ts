import { requireValue } from '../../entities/failures/require-value'
import type { NewWord, WordChange, WordChangeById } from '@lectern/contracts/quiz'
import { inArray } from 'drizzle-orm'
import type { z } from 'zod'
import { requireAuthor } from '../../entities/rights/book-rights'
import type { Queryable } from '../../entities/schema/database-handle'
import type { Database } from '../../entities/schema/database-handle'
import { glossaryWords } from '../../entities/schema'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import { mergeOtherFields } from '../../platform/http/merge-other-fields'
import { replaceDefinitions, toDefinitionRow } from './definitions.service'
import { insertDefinitions } from './definitions.repository'
import { wordNotFound, requireWord } from './glossary-rights'
import { presentWord } from './present-word'
import { fieldPath } from './field-path'
import { normalizeText } from './normalize-text'
import * as repository from './words.repository'

/**
 * @param field dotted path of the words in the body
 */
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
        word: normalizeText(word),
        language: lang,
      })),
    )
    const definitions = words.flatMap(({ definitions: own = [] }, index) =>
      own.map((definition, orderIndex) => ({
        ...toDefinitionRow(definition),
        wordId: requireValue(ids[index], `the id of word ${index}`),
        orderIndex,
      })),
    )
    await insertDefinitions(transaction, definitions)
    await refuseDuplicates(transaction, ids, field)
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
      if (!row) throw wordNotFound(change.id)
      await changeOne(transaction, row, change, field(index))
    }
    await refuseDuplicates(transaction, ids, field)
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
    ...(word === undefined ? {} : { word: normalizeText(word) }),
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

/** Returns the fields of a word besides text and language; `before` are its fields without a column. */
function fieldsOf(
  { bookId, definitions: _definitions, id: _id, updatedAt: _updatedAt, ...others }: z.output<typeof WordChange>,
  before: Record<string, unknown>,
) {
  return { ...(bookId === undefined ? {} : { bookId }), otherFields: mergeOtherFields(before, others) }
}

/** Checks that the caller is an author of the words' books. */
async function requireBooks(
  transaction: Queryable,
  caller: Caller,
  words: readonly { bookId?: number | null }[],
): Promise<void> {
  const ids = new Set(words.flatMap(({ bookId }) => (typeof bookId === 'number' ? bookId : [])))
  for (const id of ids) await requireAuthor(transaction, caller, { kind: 'book', id })
}

async function refuseDuplicates(
  transaction: Queryable,
  ids: readonly number[],
  field: (index: number) => string,
): Promise<void> {
  const double = await repository.findDuplicate(transaction, ids)
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
  return ids.map((id) => requireValue(byId.get(id), `word ${id}`))
}
