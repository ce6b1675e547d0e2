import type { ProviderDictionary, SpeechDictionary } from '@lectern/backend/ports'
import type { Outside } from '../outside'
import { AddedDictionary, DictionariesPage, type ListedDictionary } from './answers'
import { ask } from './ask'
import type { CallProvider } from './create-caller'
import { isNameOf, isOwnName, nameDictionary } from './dictionary-names'
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
  /** Puts the copies of one of ours away, as far as the provider lets us. */
  putAway(id: string): Promise<void>
}

const MOST_IN_A_REQUEST = 3
const ADDING_LIMIT_SECONDS = 30
const PUTTING_AWAY_LIMIT_SECONDS = 10
/** What is over is put away with the next version. */
const MOST_PUT_AWAY = 10
/** Work that is going on may still speak by an older version. */
const IN_USE_SECONDS = 3600

/** The dictionaries of an account, and copies of our own in it. */
export function createDictionaries(call: CallProvider, { nowMs }: Pick<Outside, 'nowMs'>): Dictionaries {
  const known = new Map<string, Promise<{ kind: 'added'; locator: DictionaryLocator } | ProviderFailure>>()

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
    const unusedSince = nowMs() / 1000 - IN_USE_SECONDS
    const older = listed.entries.filter((entry) => (entry.creation_time_unix ?? Infinity) < unusedSince)
    // Whoever wants to hear something does not wait for it.
    void putCopiesAway(dictionary.id, older)
    return added(answered.answer)
  }

  /** The provider deletes none. One that it refuses to put away is left, and tried again with the next version. */
  async function putCopiesAway(id: string, entries: readonly ListedDictionary[]): Promise<void> {
    const copies = entries.filter((entry) => isNameOf(entry.name, { id }) && !isArchived(entry))
    for (const copy of copies.slice(0, MOST_PUT_AWAY)) {
      known.delete(copy.name)
      const path = `/v1/pronunciation-dictionaries/${encodeURIComponent(copy.id)}`
      const body = { kind: 'json', json: { archived: true } } as const
      const answered = await call({ method: 'PATCH', path, body, limitSeconds: PUTTING_AWAY_LIMIT_SECONDS })
      if (answered.kind === 'failed') return
    }
  }

  async function locateOwn(dictionary: OwnDictionary) {
    const name = nameDictionary(dictionary)
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
    async putAway(id) {
      const listed = await listAll()
      if (listed.kind === 'listed') await putCopiesAway(id, listed.entries)
    },
    forget(dictionaries) {
      for (const dictionary of dictionaries) if (dictionary.origin === 'own') known.delete(nameDictionary(dictionary))
    },
  }
}

function isArchived({ archived_time_unix: since }: ListedDictionary): boolean {
  return since !== null && since !== undefined
}

function added({ id, version_id }: { id: string; version_id: string }) {
  return { kind: 'added' as const, locator: { pronunciation_dictionary_id: id, version_id } }
}
