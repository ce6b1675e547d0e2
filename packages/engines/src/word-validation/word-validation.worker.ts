import { answerCalls } from '../workers/answer-calls'
import { loadDictionary } from './load-dictionary'
import { dictionaryLanguages, isDictionaryLanguage } from './dictionary-languages'
import type { Dictionary } from './load-dictionary'

export type WordCall =
  | { kind: 'is-word'; word: string; language: string }
  | { kind: 'suggestions'; word: string; language: string; limit: number }
export type WordReply = { kind: 'known'; isKnown: boolean } | { kind: 'suggested'; words: string[] }

function createLookUp(): (call: WordCall) => Promise<WordReply> {
  const dictionaries = new Map<string, Promise<Dictionary>>()

  function dictionaryOf(language: string): Promise<Dictionary> {
    const loading = dictionaries.get(language)
    if (loading) return loading
    if (!isDictionaryLanguage(language)) {
      throw new Error(`There is no dictionary of "${language}", only of ${dictionaryLanguages.join(', ')}`)
    }
    const dictionary = loadDictionary(language)
    dictionaries.set(language, dictionary)
    return dictionary
  }

  return async (call) => {
    const dictionary = await dictionaryOf(call.language)
    return call.kind === 'is-word'
      ? { kind: 'known', isKnown: dictionary.knows(call.word) }
      : { kind: 'suggested', words: dictionary.suggest(call.word, call.limit) }
  }
}

const lookUp = createLookUp()

answerCalls<{ request: WordCall; reply: WordReply }>(async (call) => ({ reply: await lookUp(call) }))
