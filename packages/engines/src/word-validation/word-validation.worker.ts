import { serveCalls } from '../workers/serve-calls'
import { type Dictionary, type DictionaryFiles, loadDictionary } from './load-dictionary'

export type WordCall =
  | { kind: 'validate'; words: readonly string[]; dictionary: DictionaryFiles }
  | { kind: 'suggest'; word: string; dictionary: DictionaryFiles; limit: number }
export type WordReply = { kind: 'validated'; known: boolean[] } | { kind: 'suggested'; words: string[] }

function createLookUp(): (call: WordCall) => Promise<WordReply> {
  const dictionaries = new Map<string, Promise<Dictionary>>()

  function dictionaryOf(files: DictionaryFiles): Promise<Dictionary> {
    const loading = dictionaries.get(files.dicPath) ?? loadDictionary(files)
    dictionaries.set(files.dicPath, loading)
    return loading
  }

  return async (call) => {
    const dictionary = await dictionaryOf(call.dictionary)
    return call.kind === 'validate'
      ? { kind: 'validated', known: call.words.map((word) => dictionary.knows(word)) }
      : { kind: 'suggested', words: dictionary.suggest(call.word, call.limit) }
  }
}

const lookUp = createLookUp()

serveCalls<{ request: WordCall; reply: WordReply }>(async (call) => ({ reply: await lookUp(call) }))
