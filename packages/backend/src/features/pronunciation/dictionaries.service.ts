import {
  type DictionaryChange,
  dictionaryLimits,
  type NewDictionary,
  type PronunciationDictionary,
} from '@lectern/contracts/speech'
import type { z } from 'zod'
import { advisoryLocks } from '../../entities/schema/advisory-locks'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../entities/schema/database-handle'
import type { Database } from '../../entities/schema/database-handle'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import { requireRevision } from '../../entities/revisions/revision-tag'
import type { PronunciationRule, Speech } from '../../ports/index'
import { addRules, removeRules } from './change-rules'
import * as repository from './dictionaries.repository'
import { readDictionaryId } from './dictionary-id'
import { isSharedByAll } from './is-shared-by-all'
import { presentDictionary, presentProviders, presentSummary, presentVersion } from './present-dictionary'

/** More than a publisher needs; the list is returned whole. */
const maxDictionaries = 500
/** Older versions of a dictionary are deleted; speech made with them stays. */
const keptVersions = 100

export interface DictionaryServices {
  database: Database
  speech: Speech
}

/** A change to a dictionary and the revision that it is based on. */
export interface DictionaryWrite {
  caller: Caller
  id: string
  ifMatch: string | undefined
}

type Listed = z.input<typeof PronunciationDictionary>

export async function listDictionaries(
  { database, speech }: DictionaryServices,
  { domainId }: Caller,
): Promise<Listed[]> {
  const ownRows = await repository.listDictionaries(database, domainId, false)
  const provided = await speech.dictionaries()
  // Our own dictionaries are listed even if the provider is unavailable.
  return [
    ...ownRows.map(presentSummary),
    ...(provided.kind === 'listed' ? provided.dictionaries.map(presentProviders) : []),
  ]
}

/** Returns our archived dictionaries; those of a provider never are. */
export async function listArchived({ database }: DictionaryServices, { domainId }: Caller): Promise<Listed[]> {
  return (await repository.listDictionaries(database, domainId, true)).map(presentSummary)
}

export async function createDictionary(
  { database }: DictionaryServices,
  { domainId, userId }: Caller,
  { name, rules, shared: isShared }: z.output<typeof NewDictionary>,
) {
  return database.transaction(async (transaction) => {
    await transaction.execute(
      sql`select pg_advisory_xact_lock(${advisoryLocks.dictionariesOfDomain}, (${domainId} % 2147483647)::int)`,
    )
    if ((await repository.countDictionaries(transaction, domainId)) >= maxDictionaries) {
      throw new ApiFailure('conflict', `There are ${maxDictionaries} dictionaries already. Delete one first.`)
    }
    const row = await repository.insertDictionary(transaction, { domainId, name, ownerId: userId, isShared })
    const version = await repository.insertVersion(transaction, { dictionaryId: row.id, rules, createdBy: userId })
    return presentDictionary(row, version)
  })
}

export async function readDictionary({ database }: DictionaryServices, caller: Caller, id: string) {
  const row = await findOrFail(database, caller, id)
  return presentDictionary(row, await repository.readNewestVersion(database, row.id))
}

/** Updates the name, the archived or shared state, or all rules; changed rules are a new version. */
export async function updateDictionary(
  services: DictionaryServices,
  write: DictionaryWrite,
  { name, archived, shared, rules }: z.output<typeof DictionaryChange>,
) {
  return changeLocked(services, write, (before, row) => {
    if (shared !== undefined && shared !== isSharedByAll(row) && row.ownerId !== write.caller.userId) {
      throw new ApiFailure('not-allowed', `Only the author of "${row.name}" changes whether it is shared.`, {
        field: 'shared',
      })
    }
    return {
      ...(name === undefined ? {} : { name }),
      ...(archived === undefined ? {} : { isArchived: archived }),
      ...(shared === undefined || row.ownerId === null ? {} : { isShared: shared }),
      rules: rules ?? before,
    }
  })
}

export async function addToDictionary(
  services: DictionaryServices,
  write: DictionaryWrite,
  added: readonly PronunciationRule[],
) {
  return changeLocked(services, write, (before) => {
    const rules = addRules(before, added)
    if (rules.length > dictionaryLimits.rules) {
      throw new ApiFailure(
        'invalid-field',
        `A dictionary holds at most ${dictionaryLimits.rules} rules; these would make it ${rules.length}. Begin another one.`,
        { field: 'rules' },
      )
    }
    return { rules }
  })
}

export async function removeFromDictionary(
  services: DictionaryServices,
  write: DictionaryWrite,
  words: readonly string[],
) {
  return changeLocked(services, write, (before) => {
    const { rules, unknown } = removeRules(before, words)
    if (unknown[0] !== undefined) {
      throw new ApiFailure('invalid-field', `There is no rule for "${unknown[0]}".`, { field: 'rule_strings' })
    }
    return { rules }
  })
}

export async function restoreVersion(services: DictionaryServices, write: DictionaryWrite, versionId: string) {
  const row = await findOrFail(services.database, write.caller, write.id)
  const { rules } = await findVersionOrFail(services.database, row.id, versionId)
  return changeLocked(services, write, () => ({ rules }))
}

export async function deleteDictionary(
  { database, speech }: DictionaryServices,
  { caller, id, ifMatch }: DictionaryWrite,
): Promise<void> {
  const versions = await database.transaction(async (transaction) => {
    const row = await findOwnOrFail(transaction, caller, id)
    requireRevision(ifMatch, row.revision, 'The dictionary')
    const deletedVersions = await repository.listVersions(transaction, row.id)
    await repository.deleteDictionary(transaction, row.id)
    return deletedVersions
  })
  // Deleted here, whatever a provider does with its copies.
  void speech.removeDictionary?.(
    id,
    versions.map((version) => version.id),
  )
}

export async function listVersions({ database }: DictionaryServices, caller: Caller, id: string) {
  const { id: rowId } = await findOrFail(database, caller, id)
  const versions = await repository.listVersions(database, rowId)
  const [newest] = versions
  return newest ? versions.map((version) => presentVersion(version, newest.number)) : []
}

export async function readVersion({ database }: DictionaryServices, caller: Caller, id: string, versionId: string) {
  const row = await findOrFail(database, caller, id)
  const version = await findVersionOrFail(database, row.id, versionId)
  const newest = await repository.readNewestVersion(database, row.id)
  return { ...presentVersion(version, newest.number), rules: version.rules }
}

interface Change {
  name?: string
  isArchived?: boolean
  isShared?: boolean
  rules: PronunciationRule[]
}

async function changeLocked(
  { database }: DictionaryServices,
  { caller, id, ifMatch }: DictionaryWrite,
  change: (rules: PronunciationRule[], row: repository.DictionaryRow) => Change,
) {
  return database.transaction(async (transaction) => {
    const row = await findOwnOrFail(transaction, caller, id)
    requireRevision(ifMatch, row.revision, 'The dictionary')
    const before = await repository.readNewestVersion(transaction, row.id)
    const { rules, ...fields } = change(before.rules, row)
    const isSame = JSON.stringify(rules) === JSON.stringify(before.rules)
    const version = isSame ? before : await repository.insertVersion(transaction, versionOf(row.id, caller, rules))
    if (!isSame) await repository.deleteOldVersions(transaction, row.id, keptVersions)
    return presentDictionary(await repository.changeDictionary(transaction, row.id, fields), version)
  })
}

function versionOf(dictionaryId: number, { userId }: Caller, rules: PronunciationRule[]) {
  return { dictionaryId, rules, createdBy: userId }
}

/** Locks the dictionary for a change. Throws for an author who may only read it. */
async function findOwnOrFail(transaction: Queryable, caller: Caller, id: string): Promise<repository.DictionaryRow> {
  const row = await findOrFail(transaction, caller, id, { forUpdate: true })
  if (isSharedByAll(row) || row.ownerId === caller.userId) return row
  throw new ApiFailure(
    'not-allowed',
    `"${row.name}" is changed by its author alone. Ask the author to share it, or export and import it as a dictionary of your own.`,
  )
}

async function findOrFail(
  database: Queryable,
  { domainId }: Caller,
  id: string,
  options?: { forUpdate: boolean },
): Promise<repository.DictionaryRow> {
  const rowId = readDictionaryId(id)
  const row = rowId === null ? null : await repository.findDictionary(database, domainId, rowId, options)
  if (row) return row
  const where = rowId === null ? ' Dictionaries of the speech provider are changed there.' : ''
  throw new ApiFailure('not-found', `Your domain has no pronunciation dictionary "${id}".${where}`)
}

const uuidForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

async function findVersionOrFail(database: Queryable, dictionaryId: number, versionId: string) {
  const version = uuidForm.test(versionId) ? await repository.findVersion(database, dictionaryId, versionId) : null
  if (version) return version
  throw new ApiFailure('not-found', `The dictionary has no version "${versionId}". The list shows its versions.`)
}
