import { describe, expect, test } from 'vitest'
import { pickVariation, selectVariation } from './select-variation'

describe('selectVariation', () => {
  const available = ['fr', 'es', 'en']

  test('the variation of the address comes first when the book has it [LOAD-021]', () => {
    expect(selectVariation(available, { url: 'en', chosen: 'es' })).toBe('en')
    expect(selectVariation(available, { url: 'EN', chosen: 'es' })).toBe('en')
  })

  test('else the chosen language when the book has it [LOAD-022]', () => {
    expect(selectVariation(available, { url: 'de', chosen: 'es' })).toBe('es')
    expect(selectVariation(available, { url: null, chosen: 'es' })).toBe('es')
  })

  test('else the first available one; null without any [LOAD-023]', () => {
    expect(selectVariation(available, { url: 'de', chosen: 'it' })).toBe('fr')
    expect(selectVariation(available)).toBe('fr')
    expect(selectVariation([], { url: 'en' })).toBeNull()
  })

  test('a book that has the language of another country has a usable variation', () => {
    expect(selectVariation(available, { url: 'es-MX', chosen: 'en' })).toBe('es')
    expect(selectVariation(available, { chosen: 'es_MX' })).toBe('es')
    expect(selectVariation(['fr', 'es-MX'], { chosen: 'es' })).toBe('es-MX')
    expect(selectVariation(['es-MX', 'es'], { url: 'es' })).toBe('es')
  })

  test('a chapter or page without the selected variation follows the same rule and says its language [LOAD-024]', () => {
    const variations = [
      { variation: 'fr', id: 1 },
      { variation: 'es', id: 2 },
    ]
    expect(pickVariation(variations, { url: 'en', chosen: 'es' })).toEqual({ variation: 'es', id: 2 })
    expect(pickVariation(variations, { url: 'en' })).toEqual({ variation: 'fr', id: 1 })
    expect(pickVariation([], { url: 'en' })).toBeNull()
  })
})
