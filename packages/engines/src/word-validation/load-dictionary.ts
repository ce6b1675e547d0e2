import { loadModule } from 'hunspell-asm'
import type { DictionaryLanguage } from './dictionary-languages'
import { spellings } from './spellings'

export interface Dictionary {
  knows(word: string): boolean
  suggest(word: string, limit: number): string[]
}

async function readFiles(language: DictionaryLanguage): Promise<{ aff: Uint8Array; dic: Uint8Array }> {
  const { default: files } = language === 'en' ? await import('dictionary-en') : await import('dictionary-es')
  return files
}

/** Loads one language's dictionary: about 0.2 s and 40 MB. */
export async function loadDictionary(language: DictionaryLanguage): Promise<Dictionary> {
  const [hunspells, { aff, dic }] = await Promise.all([loadModule(), readFiles(language)])
  const hunspell = hunspells.create(
    hunspells.mountBuffer(aff, `${language}.aff`),
    hunspells.mountBuffer(dic, `${language}.dic`),
  )
  return {
    knows: (word) => spellings(word, language).some((form) => hunspell.spell(form)),
    suggest: (word, limit) => {
      const suggestions = spellings(word, language).flatMap((form) => hunspell.suggest(form))
      return [...new Set(suggestions)].slice(0, limit)
    },
  }
}
