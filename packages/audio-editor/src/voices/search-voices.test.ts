import { describe, expect, test } from 'vitest'
import { searchVoices } from './search-voices'

const robin = { name: 'Robin', labels: { accent: 'American', description: 'plain' } }
const jose = { name: 'José', labels: { accent: 'México', description: 'Warm, slow' } }
const bare = { name: 'Zoe', labels: {} }
const groups = [
  { label: 'Top Picks for You', voices: [jose] },
  { label: 'Premade', voices: [robin, bare, jose] },
]
const found = (query: string) => searchVoices(groups, query).map((group) => group.voices.map((voice) => voice.name))

describe('searchVoices', () => {
  test('searches name, accent, description and category, ignoring case and accents [AUD-007]', () => {
    expect(found('jose')).toEqual([['José'], ['José']])
    expect(found('JOSÉ')).toEqual([['José'], ['José']])
    expect(found('mexico')).toEqual([['José'], ['José']])
    expect(found('AMERICAN')).toEqual([['Robin']])
    expect(found('plain')).toEqual([['Robin']])
    expect(found('top picks')).toEqual([['José']])
    expect(found('prémade')).toEqual([['Robin', 'Zoe', 'José']])
  })

  test('finds letters that have no accent to remove by their plain form too', () => {
    const names = (query: string) =>
      searchVoices([{ label: 'Premade', voices: [{ name: 'Bjørn' }, robin] }], query).flatMap(({ voices }) => voices)
    expect(names('bjorn')).toEqual([{ name: 'Bjørn' }])
  })

  test('finds a voice by its language, named in the interface language or in English', () => {
    const luz = { name: 'Luz', labels: { language: 'es-MX' } }
    const odd = { name: 'Odd', labels: { language: 'any of them' } }
    const own = { name: 'Own', labels: { language: 'en-gb-x-gbclan-01' } }
    const spoken = [{ label: 'Premade', voices: [luz, odd, own] }]
    const names = (query: string, locales?: string[]) =>
      searchVoices(spoken, query, locales).flatMap(({ voices }) => voices.map(({ name }) => name))
    expect(names('spanish')).toEqual(['Luz'])
    expect(names('español', ['es', 'en'])).toEqual(['Luz'])
    expect(names('english')).toEqual(['Own'])
    expect(names('premade')).toEqual(['Luz', 'Odd', 'Own'])
  })

  test('requires every word of the query, in any field', () => {
    expect(found('premade warm')).toEqual([['José']])
    expect(found('warm american')).toEqual([])
  })

  test('returns nothing for no match and everything for no query [AUD-007]', () => {
    expect(found('nobody')).toEqual([])
    for (const query of ['', '  ', '\n']) expect(searchVoices(groups, query)).toEqual(groups)
    expect(searchVoices([], 'x')).toEqual([])
  })

  test('finds a voice without labels by its name alone', () => {
    expect(searchVoices([{ label: 'Mine', voices: [{ name: 'Zoe' }] }], 'undefined')).toEqual([])
    expect(searchVoices([{ label: 'Mine', voices: [{ name: 'Zoe' }] }], 'zoe')).toHaveLength(1)
  })
})
