import type { DefinitionChange, NewDefinition } from '@lectern/contracts/quiz'
import type { z } from 'zod'
import type { Queryable } from '../../entities/schema/database-handle'
import type { Database } from '../../entities/schema/database-handle'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import { mergeOtherFields } from '../../platform/http/merge-other-fields'
import * as repository from './definitions.repository'
import { fieldPath } from './field-path'
import { requireWord } from './glossary-rights'
import { presentDefinition } from './present-word'
import { changeWord, lockGlossary, type ReadWord } from './words.repository'

export async function readDefinition(database: Database, caller: Caller, id: number) {
  return presentDefinition(await findOrFail(database, caller, id))
}

export async function createDefinition(
  database: Database,
  caller: Caller,
  wordId: number,
  definition: z.output<typeof NewDefinition>,
) {
  return database.transaction(async (transaction) => {
    await lockGlossary(transaction, caller.domainId)
    await requireWord(transaction, caller, wordId)
    await changeWord(transaction, wordId, {})
    return presentDefinition(await repository.appendDefinition(transaction, { ...toDefinitionRow(definition), wordId }))
  })
}

export async function updateDefinition(
  database: Database,
  caller: Caller,
  id: number,
  { id: _id, lang, text, ...otherFields }: z.output<typeof DefinitionChange>,
) {
  return database.transaction(async (transaction) => {
    const before = await lockOwn(transaction, caller, id)
    await changeWord(transaction, before.wordId, {})
    const row = await repository.changeDefinition(transaction, id, {
      ...(lang === undefined ? {} : { language: lang }),
      ...(text === undefined ? {} : { definition: text }),
      otherFields: mergeOtherFields(before.otherFields, otherFields),
    })
    return presentDefinition(row)
  })
}

export async function deleteDefinition(database: Database, caller: Caller, id: number): Promise<void> {
  await database.transaction(async (transaction) => {
    const { wordId } = await lockOwn(transaction, caller, id)
    await changeWord(transaction, wordId, {})
    await repository.deleteDefinitions(transaction, [id])
  })
}

/** Replaces the definitions of the word, in this order: entries with an id change that definition, others are new. */
export async function replaceDefinitions(
  transaction: Queryable,
  word: ReadWord,
  wanted: readonly (z.output<typeof NewDefinition> & { id?: number })[],
  field: string,
): Promise<void> {
  const before = new Map(word.definitions.map((row) => [row.id, row]))
  const newRows: repository.NewDefinitionRow[] = []
  for (const [orderIndex, definition] of wanted.entries()) {
    const row = { ...toDefinitionRow(definition), wordId: word.id, orderIndex }
    if (definition.id === undefined) {
      newRows.push(row)
      continue
    }
    const there = before.get(definition.id)
    if (!there) {
      throw new ApiFailure(
        'invalid-field',
        `"${word.word}" has no definition ${definition.id}, or it is named twice.`,
        {
          field: fieldPath(field, 'definitions', orderIndex, 'id'),
        },
      )
    }
    before.delete(definition.id)
    await repository.changeDefinition(transaction, definition.id, {
      ...row,
      otherFields: mergeOtherFields(there.otherFields, row.otherFields),
    })
  }
  await repository.deleteDefinitions(transaction, [...before.keys()])
  await repository.insertDefinitions(transaction, newRows)
}

export function toDefinitionRow({ id: _id, lang, text, ...otherFields }: z.output<typeof NewDefinition>) {
  return { language: lang, definition: text, otherFields }
}

async function lockOwn(transaction: Queryable, caller: Caller, id: number): Promise<repository.DefinitionRow> {
  await lockGlossary(transaction, caller.domainId)
  const row = await findOrFail(transaction, caller, id)
  await requireWord(transaction, caller, row.wordId)
  return row
}

async function findOrFail(database: Queryable, caller: Caller, id: number): Promise<repository.DefinitionRow> {
  const row = await repository.findDefinition(database, caller, id)
  if (!row) throw new ApiFailure('not-found', `There is no definition ${id}, or you may not see it.`)
  return row
}
