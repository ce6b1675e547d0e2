import { loadModule } from 'hunspell-asm'
import { readFile } from 'node:fs/promises'
import { listSpellings } from './list-spellings'

export interface Dictionary {
  knows(word: string): boolean
  suggest(word: string, limit: number): string[]
}

/** Files of one language's dictionary. */
export interface DictionaryFiles {
  /** BCP 47. */
  language: string
  affPath: string
  dicPath: string
}

/** Loads the dictionary of one language; takes about 0.2 s and 40 MB. */
export async function loadDictionary({ language, affPath, dicPath }: DictionaryFiles): Promise<Dictionary> {
  const [hunspells, aff, dic] = await Promise.all([loadModule(), readFile(affPath), readFile(dicPath)])
  const hunspell = hunspells.create(hunspells.mountBuffer(aff, 'index.aff'), hunspells.mountBuffer(dic, 'index.dic'))
  return {
    knows: (word) => listSpellings(word, language).some((form) => hunspell.spell(form)),
    suggest: (word, limit) => {
      const suggestions = listSpellings(word, language).flatMap((form) => hunspell.suggest(form))
      return [...new Set(suggestions)].slice(0, limit)
    },
  }
}
