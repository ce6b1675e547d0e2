import { baseLanguage } from '../languages/language'
import type { Language } from '../types'
import { detachments, languagesOfDoubling, languagesOfUmlaut, proclitics } from './detachment-table'
import { addToList } from '../arrays/add-to-list'

interface Detachment {
  readonly ending: string
  readonly replacement: string
}

/** In -ed and -ing of these, the ending is part of the word: thing, red. */
const WITHOUT_VOWEL = /^[^aeiouy]+$/
const VERB_ENDING = /^(?:ed|ing)$/
const DOUBLED = /([b-df-hj-np-tv-z])\1$/
const DIAERESIS = /\u0308/g

/** Rules by the last character of their endings, so that few are tried on a word. */
export type DetachmentRules = ReadonlyMap<string, readonly Detachment[]>

/** Returns the rules of a language; none for languages without. */
export function readDetachments(language: Language): DetachmentRules {
  const rules = new Map<string, Detachment[]>()
  const written = detachments[baseLanguage(language)]
  if (written === undefined) return rules
  for (const rule of written.split(' ')) {
    const [ending = '', replacement = ''] = rule.split('>')
    addToList(rules, ending.slice(-1), { ending, replacement })
  }
  return rules
}

/**
 * Lists the forms that may be the base of an inflected form by the rules of its language, some of them twice. Most of them are no
 * words: they are to be looked up.
 *
 * @param word normalised (see `normalizeWord`)
 * @param o.rules of the language (see `readDetachments`)
 */
export function listBaseForms(word: string, o: { language: Language; rules: DetachmentRules }): string[] {
  const language = baseLanguage(o.language)
  const shortest = language === 'ko' ? 1 : 2
  const forms: string[] = []
  const detach = (whole: string) => {
    const rules = o.rules.get(whole.slice(-1))
    if (rules === undefined) return
    for (const { ending, replacement } of rules) {
      if (whole.length - ending.length < shortest || !whole.endsWith(ending)) continue
      const stem = whole.slice(0, whole.length - ending.length)
      if (language === 'en' && VERB_ENDING.test(ending) && WITHOUT_VOWEL.test(stem)) continue
      forms.push(stem + replacement)
      if (replacement === '' && languagesOfDoubling.has(language) && DOUBLED.test(stem)) forms.push(stem.slice(0, -1))
    }
  }
  detach(word)
  proclitics[language]?.forEach((proclitic) => {
    const rest = word.slice(proclitic.length)
    if (!word.startsWith(proclitic) || rest.length < shortest) return
    forms.push(rest)
    detach(rest)
  })
  if (!languagesOfUmlaut.has(language)) return forms
  return [...forms, ...forms.map((form) => form.normalize('NFD').replace(DIAERESIS, '').normalize('NFC'))]
}
