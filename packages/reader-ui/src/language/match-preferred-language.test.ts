import { describe, expect, it } from 'vitest'
import { matchPreferredLanguage } from './match-preferred-language'

describe('matchPreferredLanguage', () => {
  it('matches a regional tag with the plain language', () => {
    expect(matchPreferredLanguage(['en', 'es'], ['es-MX', 'en-US'])).toBe('es')
    expect(matchPreferredLanguage(['en', 'ES'], ['es-mx'])).toBe('ES')
  })
  it('prefers the exact tag, then the plain language, then another region', () => {
    expect(matchPreferredLanguage(['pt-PT', 'pt', 'pt-BR'], ['pt-BR'])).toBe('pt-BR')
    expect(matchPreferredLanguage(['pt-PT', 'pt'], ['pt-BR'])).toBe('pt')
    expect(matchPreferredLanguage(['en', 'pt-PT'], ['pt-BR'])).toBe('pt-PT')
  })
  it('tries the next preference only when the first has no match', () => {
    expect(matchPreferredLanguage(['en', 'es'], ['fr-CA', 'es', 'en'])).toBe('es')
    expect(matchPreferredLanguage(['en', 'es'], ['fr', 'de'])).toBeNull()
    expect(matchPreferredLanguage([], ['en'])).toBeNull()
  })
})
