import type { ProviderDictionary, SpeechDictionary } from '@lectern/backend/ports'
import type { CallEnvironment } from '../../http-calls/call-environment'
import { AddedDictionary, DictionariesPage, type ListedDictionary } from './response-schemas'
import { callAndParse } from './call-and-parse'
import type { CallProvider } from './create-caller'
import { isOwnName, nameDictionary } from './dictionary-names'
import { listPages } from './list-pages'
import type { ProviderFailure } from './provider-failure'
import type { DictionaryLocator } from './write-speech-body'

type OwnDictionary = Extract<SpeechDictionary, { origin: 'own' }>
export type LocateResult = { kind: 'located'; locators: DictionaryLocator[] } | ProviderFailure

export interface Dictionaries {
  list(): Promise<{ kind: 'listed'; entries: ProviderDictionary[] } | ProviderFailure>
  /** Returns the provider's locators. Uploads our own dictionaries first, each version once for concurrent callers. */
  locate(dictionaries: readonly SpeechDictionary[]): Promise<LocateResult>
  /** Drops these from the cache, because they were removed from the account. */
  forget(dictionaries: readonly SpeechDictionary[]): void
  /** Archives all copies of these versions of one of our dictionaries, as far as the provider allows. */
  archive(id: string, versionIds: readonly string[]): Promise<void>
}

const MAX_PER_REQUEST = 3
const ADDING_TIMEOUT_SECONDS = 30
const ARCHIVING_TIMEOUT_SECONDS = 10
/** Copies archived with each new version; more are archived with the next one. */
const MAX_ARCHIVED = 10
/** A running job, here or in another process, may still use an older version. */
const IN_USE_SECONDS = 3600

/** Creates access to the dictionaries of an account and to the copies of our own in it. */
export function createDictionaries(call: CallProvider, { nowMs }: Pick<CallEnvironment, 'nowMs'>): Dictionaries {
  const known = new Map<string, Promise<{ kind: 'added'; locator: DictionaryLocator } | ProviderFailure>>()
  /** Time of the last use in this process, by name. */
  const lastUsedUnix = new Map<string, number>()
  const nowUnix = () => nowMs() / 1000

  async function findOrAdd(dictionary: OwnDictionary) {
    const name = nameDictionary(dictionary)
    const listed = await listDictionaries(call)
    if (listed.kind === 'failed') return listed
    const existing = listed.entries.find((entry) => entry.name === name && !isArchived(entry))
    if (existing) return added({ id: existing.id, version_id: existing.latest_version_id })
    const json = { name, rules: dictionary.rules, description: dictionary.name }
    const path = '/v1/pronunciation-dictionaries/add-from-rules'
    const request = {
      method: 'POST',
      path,
      body: { kind: 'json', json },
      timeoutSeconds: ADDING_TIMEOUT_SECONDS,
    } as const
    const result = await callAndParse(call, request, AddedDictionary)
    if (result.kind === 'failed') return result
    // Speech does not wait for it.
    void archiveOlder(dictionary, listed.entries)
    return added(result.value)
  }

  /** Stops at the first copy that cannot be archived; the next version retries. */
  async function archiveOlder({ id, olderVersionIds }: OwnDictionary, entries: readonly ListedDictionary[]) {
    const unusedSince = nowUnix() - IN_USE_SECONDS
    const unused = findCopies(id, olderVersionIds, entries).filter(
      ({ name, creation_time_unix: createdUnix }) =>
        (createdUnix ?? Infinity) < unusedSince && (lastUsedUnix.get(name) ?? -Infinity) < unusedSince,
    )
    for (const copy of unused.slice(0, MAX_ARCHIVED)) if ((await archiveCopy(copy)).kind === 'failed') return
  }

  /** The provider cannot delete dictionaries. */
  function archiveCopy({ id, name }: ListedDictionary) {
    known.delete(name)
    lastUsedUnix.delete(name)
    const path = `/v1/pronunciation-dictionaries/${encodeURIComponent(id)}`
    const body = { kind: 'json', json: { archived: true } } as const
    return call({ method: 'PATCH', path, body, timeoutSeconds: ARCHIVING_TIMEOUT_SECONDS })
  }

  async function locateOwn(dictionary: OwnDictionary) {
    const name = nameDictionary(dictionary)
    lastUsedUnix.set(name, nowUnix())
    const pending = known.get(name) ?? findOrAdd(dictionary)
    known.set(name, pending)
    const found = await pending
    if (found.kind === 'failed' && known.get(name) === pending) known.delete(name)
    return found
  }

  return {
    async list() {
      const listed = await listDictionaries(call)
      if (listed.kind === 'failed') return listed
      const foreign = listed.entries.filter(({ name }) => !isOwnName(name))
      return { kind: 'listed', entries: foreign.map(toProviderDictionary) }
    },
    async locate(dictionaries) {
      // A dictionary without rules has no effect and cannot be added.
      const effective = dictionaries.filter(
        (dictionary) => dictionary.origin === 'provider' || dictionary.rules.length > 0,
      )
      if (effective.length > MAX_PER_REQUEST) return refuseMany(effective.length)
      const locators: DictionaryLocator[] = []
      for (const dictionary of effective) {
        if (dictionary.origin === 'provider') {
          locators.push({ pronunciation_dictionary_id: dictionary.id, version_id: dictionary.versionId })
          continue
        }
        const found = await locateOwn(dictionary)
        if (found.kind === 'failed') return found
        locators.push(found.locator)
      }
      return { kind: 'located', locators }
    },
    async archive(id, versionIds) {
      const listed = await listDictionaries(call)
      if (listed.kind === 'failed') return
      // There is no later version that would retry, so that a refusal must not stop the others.
      for (const copy of findCopies(id, versionIds, listed.entries)) await archiveCopy(copy)
    },
    forget(dictionaries) {
      for (const dictionary of dictionaries) if (dictionary.origin === 'own') known.delete(nameDictionary(dictionary))
    },
  }
}

function listDictionaries(call: CallProvider) {
  return listPages(call, {
    path: '/v1/pronunciation-dictionaries',
    pageParameter: 'cursor',
    schema: DictionariesPage,
    entriesOf: (page) => page.pronunciation_dictionaries,
    nextOf: (page) => (page.has_more ? (page.next_cursor ?? null) : null),
  })
}

function toProviderDictionary(listed: ListedDictionary): ProviderDictionary {
  const { id, name, latest_version_id: latestVersionId, latest_version_rules_num: rules } = listed
  return { id, name, latestVersionId, rules: typeof rules === 'number' ? rules : 0 }
}

function refuseMany(count: number): ProviderFailure {
  const message = `ElevenLabs takes ${MAX_PER_REQUEST} pronunciation dictionaries in one request, and there are ${count}. Choose fewer.`
  return { kind: 'failed', code: 'text-refused', message, detail: '', codes: [] }
}

/**
 * Finds the copies of these versions that are not archived yet. Whole names are compared: ids of dictionaries are numbers that
 * another installation on the same account may have too, ids of versions are unique.
 */
function findCopies(id: string, versionIds: readonly string[], entries: readonly ListedDictionary[]) {
  const names = new Set(versionIds.map((versionId) => nameDictionary({ id, versionId })))
  return entries.filter((entry) => names.has(entry.name) && !isArchived(entry))
}

function isArchived({ archived_time_unix: since }: ListedDictionary): boolean {
  return since !== null && since !== undefined
}

function added({ id, version_id }: { id: string; version_id: string }) {
  return { kind: 'added' as const, locator: { pronunciation_dictionary_id: id, version_id } }
}
