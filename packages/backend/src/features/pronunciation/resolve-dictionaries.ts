import { z } from 'zod'
import type { Queryable } from '../../entities/schema/database-handle'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { ProviderDictionary, Speech, SpeechDictionary } from '../../ports/index'
import { speechFailureCodes } from '../../entities/failures/speech-failure-codes'
import * as repository from './dictionaries.repository'
import { readDictionaryId } from './dictionary-id'

/** A dictionary at one version, stored in a job: versions are immutable, so their rules are read when needed. */
export const DictionaryReference = z.discriminatedUnion('origin', [
  z.object({ origin: z.literal('own'), id: z.string(), versionId: z.string(), name: z.string() }),
  z.object({ origin: z.literal('provider'), id: z.string(), versionId: z.string() }),
])

export type DictionaryReference = z.output<typeof DictionaryReference>

/**
 * Returns the newest versions of the named dictionaries, in order. Throws with the name of a missing one, and with the
 * failure of a provider that is unavailable.
 */
export async function resolveDictionaries(
  { database, speech }: { database: Queryable; speech: Speech },
  domainId: number,
  ids: readonly string[],
): Promise<DictionaryReference[]> {
  const uniqueIds = [...new Set(ids)]
  if (uniqueIds.length === 0) return []
  const foreign = uniqueIds.find((id) => readDictionaryId(id) === null)
  const providers = new Map(foreign === undefined ? [] : await listProviderDictionaries(speech, foreign))
  const references: DictionaryReference[] = []
  for (const id of uniqueIds) {
    const rowId = readDictionaryId(id)
    const row = rowId === null ? null : await repository.findDictionary(database, domainId, rowId)
    const provided = providers.get(id)
    if (row) {
      const { id: versionId } = await repository.readNewestVersion(database, row.id)
      references.push({ origin: 'own', id, versionId, name: row.name })
    } else if (provided) references.push({ origin: 'provider', id, versionId: provided.latestVersionId })
    else {
      throw new ApiFailure(
        'invalid-field',
        `There is no pronunciation dictionary "${id}". Choose from those that are listed, or none.`,
        { field: 'pronunciationDictionaries' },
      )
    }
  }
  return references
}

async function listProviderDictionaries(
  speech: Speech,
  uniqueIds: string,
): Promise<[id: string, dictionary: ProviderDictionary][]> {
  const available = await speech.dictionaries()
  if (available.kind === 'listed') return available.dictionaries.map((one) => [one.id, one])
  throw new ApiFailure(
    speechFailureCodes[available.code],
    `The pronunciation dictionary "${uniqueIds}" lies with the provider of the voices, who cannot be asked for it. ${available.message} Or choose none of the provider's.`,
  )
}

/** Adds the rules of our own dictionaries, and their previous versions. */
export async function loadDictionaries(
  database: Queryable,
  references: readonly DictionaryReference[],
): Promise<SpeechDictionary[]> {
  const ownReferences = references.filter(({ origin }) => origin === 'own')
  const versionIds = ownReferences.map(({ versionId }) => versionId)
  const rules = await repository.readRules(database, versionIds)
  const older = await repository.readOlderVersionIds(database, versionIds)
  return references.map((reference) => {
    if (reference.origin === 'provider') return reference
    const ofVersion = rules.get(reference.versionId)
    const olderVersionIds = older.get(reference.versionId)
    if (ofVersion && olderVersionIds) return { ...reference, olderVersionIds, rules: ofVersion }
    throw new ApiFailure(
      'conflict',
      `The pronunciation dictionary "${reference.name}" was deleted meanwhile. Choose again and generate again.`,
    )
  })
}
