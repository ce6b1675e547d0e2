import type { ProviderDictionary, SpeechDictionary } from '@lectern/backend/ports'
import { AddedDictionary, DictionariesPage } from './answers'
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
}

const MOST_IN_A_REQUEST = 3
const ADDING_LIMIT_SECONDS = 30

/** The dictionaries of an account, and copies of our own in it. */
export function createDictionaries(call: CallProvider): Dictionaries {
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
    const there = listed.entries.find((entry) => entry.name === name)
    if (there) return added({ id: there.id, version_id: there.latest_version_id })
    const json = { name, rules: dictionary.rules, description: dictionary.name }
    const path = '/v1/pronunciation-dictionaries/add-from-rules'
    const request = { method: 'POST', path, body: { kind: 'json', json }, limitSeconds: ADDING_LIMIT_SECONDS } as const
    const answered = await ask(call, request, AddedDictionary)
    return answered.kind === 'failed' ? answered : added(answered.answer)
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
    forget(dictionaries) {
      for (const dictionary of dictionaries) if (dictionary.origin === 'own') known.delete(nameDictionary(dictionary))
    },
  }
}

function added({ id, version_id }: { id: string; version_id: string }) {
  return { kind: 'added' as const, locator: { pronunciation_dictionary_id: id, version_id } }
}
