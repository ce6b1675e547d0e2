import { describe, expect, test } from 'vitest'
import { pickVariation, selectVariation } from './select-variation'

describe('selectVariation', () => {
  const available = ['fr', 'es', 'en']

  test('returns the variation of the address if the book has it [LOAD-021]', () => {
    expect(selectVariation(available, { url: 'en', chosen: 'es' })).toBe('en')
    expect(selectVariation(available, { url: 'EN', chosen: 'es' })).toBe('en')
  })

  test('returns the chosen language otherwise, if the book has it [LOAD-022]', () => {
    expect(selectVariation(available, { url: 'de', chosen: 'es' })).toBe('es')
    expect(selectVariation(available, { url: null, chosen: 'es' })).toBe('es')
  })

  test('returns the first available variation otherwise, and null without any [LOAD-023]', () => {
    expect(selectVariation(available, { url: 'de', chosen: 'it' })).toBe('fr')
    expect(selectVariation(available)).toBe('fr')
    expect(selectVariation([], { url: 'en' })).toBeNull()
  })

  test("returns a variation of another country's language", () => {
    expect(selectVariation(available, { url: 'es-MX', chosen: 'en' })).toBe('es')
    expect(selectVariation(available, { chosen: 'es_MX' })).toBe('es')
    expect(selectVariation(['fr', 'es-MX'], { chosen: 'es' })).toBe('es-MX')
    expect(selectVariation(['es-MX', 'es'], { url: 'es' })).toBe('es')
  })

  test('pickVariation applies the same rule to a chapter or page and returns its language [LOAD-024]', () => {
    const variations = [
      { variation: 'fr', id: 1 },
      { variation: 'es', id: 2 },
    ]
    expect(pickVariation(variations, { url: 'en', chosen: 'es' })).toEqual({ variation: 'es', id: 2 })
    expect(pickVariation(variations, { url: 'en' })).toEqual({ variation: 'fr', id: 1 })
    expect(pickVariation([], { url: 'en' })).toBeNull()
  })
})
