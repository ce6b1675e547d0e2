import { afterEach, describe, expect, it, vi } from 'vitest'
import { findLanguageName, nameLanguage } from './name-language'

afterEach(() => vi.restoreAllMocks())

describe('nameLanguage', () => {
  it('names a language in the words of the locale, with a capital', () => {
    expect(nameLanguage('es', 'en')).toBe('Spanish')
    expect(nameLanguage('es', 'es')).toBe('Español')
  })

  it('shows the code in capitals if the language has no known name', () => {
    expect(nameLanguage('xq', 'en')).toBe('XQ')
    expect(findLanguageName('xq', 'en')).toBeNull()
    // Browsers that know few names return the code.
    vi.spyOn(Intl.DisplayNames.prototype, 'of').mockReturnValue('ba')
    expect(nameLanguage('ba', 'en')).toBe('BA')
  })

  it('names a language whose name is spelled like its code', () => {
    expect(nameLanguage('luo', 'en')).toBe('Luo')
    expect(nameLanguage('vai', 'en')).toBe('Vai')
    expect(findLanguageName('luo', 'en')).toBe('Luo')
  })

  it('leaves a text that is not a language tag as it is', () => {
    expect(nameLanguage('old spelling!', 'en')).toBe('old spelling!')
    expect(findLanguageName('old spelling!', 'en')).toBeNull()
  })
})
