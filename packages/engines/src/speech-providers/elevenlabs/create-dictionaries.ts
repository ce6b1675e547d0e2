import type { ProviderDictionary, SpeechDictionary } from '@lectern/backend/ports'
import type { Outside } from '../outside'
import { AddedDictionary, DictionariesPage, type ListedDictionary } from './answers'
import { ask } from './ask'
import type { CallProvider } from './create-caller'
import { isOwnName, nameDictionary } from './dictionary-names'
import { listPages } from './list-pages'
import type { ProviderFailure } from './provider-failure'
import type { DictionaryLocator } from './write-speech-body'

type OwnDictionary = Extract<SpeechDictionary, { origin: 'own' }>
export type Located = { kind: 'located'; locators: DictionaryLocator[] } | ProviderFailure

export interface Dictionaries {
  list(): Promise<{ kind: 'listed'; entries: ProviderDictionary[] } | ProviderFailure>
  /** Where the provider has them; ours are brought there first, each version once for all who ask. */
  locate(dictionaries: readonly SpeechDictionary[]): Promise<Located>
  /** What was known of these is forgotten: somebody has removed them from the account. */
  forget(dictionaries: readonly SpeechDictionary[]): void
  /** Puts all copies of these versions of one of ours away, as far as the provider lets us. */
  putAway(id: string, versionIds: readonly string[]): Promise<void>
}

const MOST_IN_A_REQUEST = 3
const ADDING_LIMIT_SECONDS = 30
const PUTTING_AWAY_LIMIT_SECONDS = 10
/** Beside a new version; what is over is put away with the next one. */
const MOST_PUT_AWAY = 10
/** Work that is going on, here or in another process, may still speak by an older version. */
const IN_USE_SECONDS = 3600

/** The dictionaries of an account, and copies of our own in it. */
export function createDictionaries(call: CallProvider, { nowMs }: Pick<Outside, 'nowMs'>): Dictionaries {
  const known = new Map<string, Promise<{ kind: 'added'; locator: DictionaryLocator } | ProviderFailure>>()
  /** By name: when something was last said by it in this process. */
  const lastUsedUnix = new Map<string, number>()
  const nowUnix = () => nowMs() / 1000

  const listAll = () =>
    listPages(call, {
      path: '/v1/pronunciation-dictionaries',
      pageParameter: 'cursor',
      shape: DictionariesPage,
      entriesOf: (page) => page.pronunciation_dictionaries,
      nextOf: (page) => (page.has_more ? (page.next_cursor ?? null) : null),
    })

  async function findOrAdd(dictionary: OwnDictionary) {
    const name = nameDictionary(dictionary)
    const listed = await listAll()
    if (listed.kind === 'failed') return listed
    const there = listed.entries.find((entry) => entry.name === name && !isArchived(entry))
    if (there) return added({ id: there.id, version_id: there.latest_version_id })
    const json = { name, rules: dictionary.rules, description: dictionary.name }
    const path = '/v1/pronunciation-dictionaries/add-from-rules'
    const request = { method: 'POST', path, body: { kind: 'json', json }, limitSeconds: ADDING_LIMIT_SECONDS } as const
    const answered = await ask(call, request, AddedDictionary)
    if (answered.kind === 'failed') return answered
    // Whoever wants to hear something does not wait for it.
    void putOlderAway(dictionary, listed.entries)
    return added(answered.answer)
  }

  /** Ends at the first that the provider refuses to put away: it is tried again with the next version. */
  async function putOlderAway({ id, olderVersionIds }: OwnDictionary, entries: readonly ListedDictionary[]) {
    const unusedSince = nowUnix() - IN_USE_SECONDS
    const unused = findCopies(id, olderVersionIds, entries).filter(
      ({ name, creation_time_unix: createdUnix }) =>
        (createdUnix ?? Infinity) < unusedSince && (lastUsedUnix.get(name) ?? -Infinity) < unusedSince,
    )
    for (const copy of unused.slice(0, MOST_PUT_AWAY)) if ((await putCopyAway(copy)).kind === 'failed') return
  }

  /** The provider deletes none. */
  function putCopyAway({ id, name }: ListedDictionary) {
    known.delete(name)
    lastUsedUnix.delete(name)
    const path = `/v1/pronunciation-dictionaries/${encodeURIComponent(id)}`
    const body = { kind: 'json', json: { archived: true } } as const
    return call({ method: 'PATCH', path, body, limitSeconds: PUTTING_AWAY_LIMIT_SECONDS })
  }

  async function locateOwn(dictionary: OwnDictionary) {
    const name = nameDictionary(dictionary)
    lastUsedUnix.set(name, nowUnix())
    const asked = known.get(name) ?? findOrAdd(dictionary)
    known.set(name, asked)
    const found = await asked
    if (found.kind === 'failed' && known.get(name) === asked) known.delete(name)
    return found
  }

  return {
    async list() {
      const listed = await listAll()
      if (listed.kind === 'failed') return listed
      const entries = listed.entries
        .filter(({ name }) => !isOwnName(name))
        .map(({ id, name, latest_version_id: latestVersionId, latest_version_rules_num: rules }) => {
          return { id, name, latestVersionId, rules: rules ?? 0 }
        })
      return { kind: 'listed', entries }
    },
    async locate(dictionaries) {
      // One without rules says nothing, and cannot be added.
      const speaking = dictionaries.filter(
        (dictionary) => dictionary.origin === 'provider' || dictionary.rules.length > 0,
      )
      if (speaking.length > MOST_IN_A_REQUEST) {
        const message = `ElevenLabs takes ${MOST_IN_A_REQUEST} pronunciation dictionaries at once, and there are ${speaking.length}. Choose fewer.`
        return { kind: 'failed', code: 'text-refused', message, said: '', reasons: [] }
      }
      const locators: DictionaryLocator[] = []
      for (const dictionary of speaking) {
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
    async putAway(id, versionIds) {
      const listed = await listAll()
      if (listed.kind === 'failed') return
      // No later version comes that would try again: one that is refused does not keep the others.
      for (const copy of findCopies(id, versionIds, listed.entries)) await putCopyAway(copy)
    },
    forget(dictionaries) {
      for (const dictionary of dictionaries) if (dictionary.origin === 'own') known.delete(nameDictionary(dictionary))
    },
  }
}

/**
 * The copies of these versions that are not put away yet. Whole names are compared: the ids of dictionaries are numbers that
 * another installation on the same account has too, those of versions are its own.
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
