import type { WordValidation } from '@lectern/backend/ports'
import type { WorkerPool } from '../workers/worker-pool'
import { dictionaryLanguages, isDictionaryLanguage } from './dictionary-languages'
import type { WordCall, WordReply } from './word-validation.worker'

const LIMIT_SECONDS = 20
const SUGGESTIONS = 5

const primary = (language: string): string => language.toLowerCase().split(/[-_]/, 1)[0] ?? ''

/** Hunspell on a pool of workers. Rejects when the worker fails; a language without a dictionary knows no word. */
export function createWordValidation(pool: WorkerPool<WordCall, WordReply>): WordValidation {
  async function ask(call: WordCall): Promise<WordReply> {
    const outcome = await pool.call(call, { limitSeconds: LIMIT_SECONDS })
    switch (outcome.kind) {
      case 'answered':
        return outcome.reply
      case 'timeout':
        throw new Error(`The dictionary gave no answer for "${call.word}" within ${outcome.seconds} s`)
      case 'cancelled':
        throw new Error(`The look-up of "${call.word}" was cancelled`)
      case 'crashed':
        throw new Error(`The dictionary failed at "${call.word}": ${outcome.message}`)
    }
  }

  return {
    async isWord(word, language) {
      if (!isDictionaryLanguage(primary(language)) || word.trim() === '') return false
      const reply = await ask({ kind: 'is-word', word, language: primary(language) })
      return reply.kind === 'known' && reply.isKnown
    },
    async suggestions(word, language, limit = SUGGESTIONS) {
      if (!isDictionaryLanguage(primary(language)) || word.trim() === '') return []
      const reply = await ask({ kind: 'suggestions', word, language: primary(language), limit })
      return reply.kind === 'suggested' ? reply.words : []
    },
    languages: () => Promise.resolve([...dictionaryLanguages]),
  }
}
