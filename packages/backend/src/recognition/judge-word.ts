import { ApiFailure } from '../http/api-failure'
import type { WordValidation } from '../ports/index'

export interface WordVerdict {
  isValid: boolean
  response: 'known' | 'unknown'
  /** The form that the dictionary knows. */
  validatedWord: string | null
}

/**
 * Tries the lower-cased word, then the word as written: a dictionary knows "Angeles" but not "angeles". A language without a
 * dictionary is refused in the engine's own words, which say what to install.
 */
export async function judgeWord(
  validation: WordValidation,
  { word, lang, written }: { word: string; lang: string; written?: string | undefined },
): Promise<WordVerdict> {
  const forms = [word, ...(written === undefined ? [] : [written])]
  const verdict = await validation.validate(forms, lang)
  switch (verdict.kind) {
    case 'no-dictionary':
      throw new ApiFailure('invalid-field', verdict.message, { field: 'lang' })
    case 'validated': {
      const validatedWord = forms.find((_, index) => verdict.known[index]) ?? null
      const isValid = validatedWord !== null
      return { isValid, response: isValid ? 'known' : 'unknown', validatedWord }
    }
  }
}
