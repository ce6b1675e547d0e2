import type { WordValidation } from '../ports/index'

export interface WordVerdict {
  isValid: boolean
  response: 'known' | 'unknown' | 'no-dictionary'
  /** The form that the dictionary knows. */
  validatedWord: string | null
}

/** Tries the lower-cased word, then the word as written: a dictionary knows "Angeles" but not "angeles". */
export async function judgeWord(
  validation: WordValidation,
  { word, lang, written }: { word: string; lang: string; written?: string | undefined },
): Promise<WordVerdict> {
  for (const form of new Set([word, ...(written === undefined ? [] : [written])])) {
    if (await validation.isWord(form, lang)) return { isValid: true, response: 'known', validatedWord: form }
  }
  const primary = lang.split('-')[0]?.toLowerCase() ?? ''
  const known = (await validation.languages()).includes(primary)
  return { isValid: false, response: known ? 'unknown' : 'no-dictionary', validatedWord: null }
}
