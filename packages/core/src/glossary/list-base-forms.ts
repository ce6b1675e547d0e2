import { baseLanguage } from '../languages/language'
import type { Language } from '../types'
import { detachments, languagesOfDoubling, languagesOfUmlaut, proclitics } from './detachment-table'

interface Detachment {
  readonly ending: string
  readonly replacement: string
}

/** In -ed and -ing of these, the ending is part of the word: thing, red. */
const WITHOUT_VOWEL = /^[^aeiouy]+$/
const VERB_ENDING = /^(?:ed|ing)$/
const DOUBLED = /([b-df-hj-np-tv-z])\1$/
const DIAERESIS = /\u0308/g

/** Returns the rules of a language; none for languages without. */
export function readDetachments(language: Language): readonly Detachment[] {
  const rules = detachments[baseLanguage(language)]
  if (rules === undefined) return []
  return rules.split(' ').map((rule) => {
    const [ending = '', replacement = ''] = rule.split('>')
    return { ending, replacement }
  })
}

/**
 * Lists the forms that may be the base of an inflected form, longest first, by the rules of its language. Most of them are no
 * words: they are to be looked up.
 *
 * @param word normalised (see `normalizeWord`)
 * @param o.rules of the language (see `readDetachments`)
 */
export function listBaseForms(word: string, o: { language: Language; rules: readonly Detachment[] }): string[] {
  const language = baseLanguage(o.language)
  const shortest = language === 'ko' ? 1 : 2
  const forms = new Set<string>()
  const detach = (whole: string) => {
    for (const { ending, replacement } of o.rules) {
      const stem = whole.slice(0, whole.length - ending.length)
      if (!whole.endsWith(ending) || stem.length < shortest) continue
      if (language === 'en' && VERB_ENDING.test(ending) && WITHOUT_VOWEL.test(stem)) continue
      forms.add(stem + replacement)
      if (replacement === '' && languagesOfDoubling.has(language) && DOUBLED.test(stem)) forms.add(stem.slice(0, -1))
    }
  }
  detach(word)
  for (const proclitic of proclitics[language] ?? []) {
    const rest = word.slice(proclitic.length)
    if (!word.startsWith(proclitic) || rest.length < shortest) continue
    forms.add(rest)
    detach(rest)
  }
  if (languagesOfUmlaut.has(language)) {
    const plain = Array.from(forms, (form) => form.normalize('NFD').replace(DIAERESIS, '').normalize('NFC'))
    for (const form of plain) forms.add(form)
  }
  forms.delete(word)
  return [...forms].toSorted((a, b) => b.length - a.length)
}
