import type { Engines } from '../../ports/engines'

const KNOWN_WORDS = ['price', 'Angeles']

/** Knows two English words. */
export function standInWordValidation(): Engines['wordValidation'] {
  return {
    isWord: (word, language) => Promise.resolve(language === 'en' && KNOWN_WORDS.includes(word)),
    validate: (words, language) =>
      Promise.resolve(
        language === 'en'
          ? { kind: 'validated', known: words.map((word) => KNOWN_WORDS.includes(word)) }
          : {
              kind: 'no-dictionary',
              message: `There is no dictionary of "${language}". Install dictionary-${language}.`,
            },
      ),
    suggestions: () => Promise.resolve([]),
    languages: () => Promise.resolve(['en']),
    dictionaries: () => Promise.resolve([{ language: 'en', packageName: 'dictionary-en', licence: 'MIT' }]),
  }
}
