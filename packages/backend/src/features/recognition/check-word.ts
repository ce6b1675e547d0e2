import { ApiFailure } from '../../entities/failures/api-failure'
import type { WordValidation } from '../../ports/index'

export interface WordVerdict {
  isValid: boolean
  response: 'known' | 'unknown'
  /** The form that the dictionary contains. */
  validatedWord: string | null
}

/**
 * Looks up the lower-cased word, then the word as written: a dictionary contains "Angeles" but not "angeles". Throws
 * the engine's message, which says what to install, for a language without a dictionary.
 */
export async function checkWord(
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
