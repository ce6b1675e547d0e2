import { describe, expect, it } from 'vitest'
import { fitLanguage } from './fit-language'

describe('fitLanguage', () => {
  it('meets the wish for the language of a country with that language', () => {
    expect(fitLanguage(['en', 'es'], ['es-MX', 'en-US'])).toBe('es')
    expect(fitLanguage(['en', 'ES'], ['es-mx'])).toBe('ES')
  })
  it('takes the very language first, then the plain one, then that of another country', () => {
    expect(fitLanguage(['pt-PT', 'pt', 'pt-BR'], ['pt-BR'])).toBe('pt-BR')
    expect(fitLanguage(['pt-PT', 'pt'], ['pt-BR'])).toBe('pt')
    expect(fitLanguage(['en', 'pt-PT'], ['pt-BR'])).toBe('pt-PT')
  })
  it('goes on to the next wish only when nothing meets the first', () => {
    expect(fitLanguage(['en', 'es'], ['fr-CA', 'es', 'en'])).toBe('es')
    expect(fitLanguage(['en', 'es'], ['fr', 'de'])).toBeNull()
    expect(fitLanguage([], ['en'])).toBeNull()
  })
})
