import type { WordsVerdict, WordValidation } from '@lectern/backend/ports'
import type { WorkerPool } from '../workers/worker-pool'
import { chooseDictionary } from './choose-dictionary'
import { findDictionaries, type FoundDictionary } from './find-dictionaries'
import type { WordCall, WordReply } from './word-validation.worker'

const TIMEOUT_SECONDS = 20
/** A look-up is far faster. */
const WORDS_A_SECOND = 1000
const SUGGESTIONS = 5

/**
 * Creates word validation by Hunspell on a pool of workers, with all installed dictionaries. Rejects when the worker fails; a
 * language without a dictionary knows no word.
 */
export function createWordValidation(
  pool: WorkerPool<WordCall, WordReply>,
  find: () => Promise<FoundDictionary[]> = findDictionaries,
): WordValidation {
  async function ask(call: WordCall, what: string, timeoutSeconds: number): Promise<WordReply> {
    const outcome = await pool.call(call, { timeoutSeconds })
    switch (outcome.kind) {
      case 'replied':
        return outcome.reply
      case 'timeout':
        throw new Error(`The dictionary sent no reply for ${what} within ${outcome.seconds} s`)
      case 'cancelled':
        throw new Error(`The look-up of ${what} was cancelled`)
      case 'crashed':
        throw new Error(`The dictionary failed at ${what}: ${outcome.message}`)
    }
  }

  let installed: Promise<FoundDictionary[]> | null = null

  /** Searches the dictionaries once, and again for a missing one, which may have been installed meanwhile. */
  async function dictionaryOf(language: string): Promise<FoundDictionary | null> {
    const known = installed && chooseDictionary(await installed, language)
    if (known) return known
    const looking = find()
    installed = looking
    // A failed search is repeated.
    looking.catch(() => {
      if (installed === looking) installed = null
    })
    return chooseDictionary(await looking, language)
  }

  async function validate(words: readonly string[], language: string): Promise<WordsVerdict> {
    const dictionary = await dictionaryOf(language)
    if (!dictionary) return { kind: 'no-dictionary', message: describeMissing(language) }
    const timeoutSeconds = TIMEOUT_SECONDS + words.length / WORDS_A_SECOND
    const what = words.length === 1 ? `"${words[0]?.slice(0, 50)}"` : `${words.length} words`
    const reply = await ask({ kind: 'validate', words, dictionary }, what, timeoutSeconds)
    if (reply.kind !== 'validated') throw new Error(`The dictionary replied "${reply.kind}", not "validated"`)
    return reply
  }

  return {
    validate,
    async isWord(word, language) {
      const verdict = await validate([word], language)
      return verdict.kind === 'validated' && verdict.known[0] === true
    },
    async suggestions(word, language, limit = SUGGESTIONS) {
      const dictionary = await dictionaryOf(language)
      if (!dictionary) return []
      const reply = await ask({ kind: 'suggest', word, dictionary, limit }, `"${word.slice(0, 50)}"`, TIMEOUT_SECONDS)
      return reply.kind === 'suggested' ? reply.words : []
    },
    async languages() {
      return [...new Set((await find()).map(({ language }) => language.split('-', 1)[0] ?? language))]
    },
    async dictionaries() {
      return (await find()).map(({ language, packageName, licence }) => ({ language, packageName, licence }))
    },
  }
}

function describeMissing(language: string): string {
  const primary = /^[a-z]{2,3}\b/i.exec(language.trim())?.[0].toLowerCase()
  const what = primary === undefined ? 'a dictionary package of it' : `the package dictionary-${primary}`
  return `There is no dictionary of "${language.slice(0, 35)}" here. Install ${what}, where one is published.`
}
