import { describe, expect, it } from 'vitest'
import { nameLanguage } from './name-language'

describe('nameLanguage', () => {
  it('names a language in the words of another, with a capital', () => {
    expect(nameLanguage('es', 'es')).toBe('Español')
    expect(nameLanguage('es', 'en')).toBe('Spanish')
  })
  it('shows a code that is no language tag as it is', () => {
    expect(nameLanguage('old spelling!', 'en')).toBe('old spelling!')
  })
})
