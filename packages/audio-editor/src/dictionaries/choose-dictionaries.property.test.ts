import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  dictionaryId,
  dictionaryIds,
  offerDictionaries,
  toggleDictionary,
  type PronunciationDictionary,
} from './choose-dictionaries'

const ids = fc.constantFrom(undefined, null, '', 'a', 'b', 'c', 'd', 'e')
const dictionaries: fc.Arbitrary<PronunciationDictionary> = fc.record({
  id: ids,
  pronunciation_dictionary_id: ids,
  name: fc.string(),
})
const lists = fc.array(dictionaries, { maxLength: 12, size: 'max' })

describe('pronunciation dictionaries', () => {
  test('allow 3 at most: a fourth choice changes nothing [AUD-032]', () => {
    fc.assert(
      fc.property(lists, (clicks) => {
        let chosen: readonly PronunciationDictionary[] = []
        for (const clicked of clicks) {
          const before = chosen
          const wasChosen = offerDictionaries([clicked], before).some((offer) => offer.isChosen)
          chosen = toggleDictionary(before, clicked)
          expect(chosen.length).toBeLessThanOrEqual(3)
          const step = wasChosen ? -1 : before.length < 3 ? 1 : 0
          expect(chosen.length).toBe(before.length + step)
          if (step === 0) expect(chosen).toBe(before)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('are sent in order, each once, only those with an id [AUD-033]', () => {
    fc.assert(
      fc.property(fc.array(dictionaries, { maxLength: 3 }), (chosen) => {
        const sent = dictionaryIds(chosen)
        const withId = chosen.map((one) => one.pronunciation_dictionary_id || one.id || '').filter((id) => id !== '')
        expect(sent).toEqual([...new Set(withId)])
      }),
    )
  })

  test('are cut to 3 before sending, however they were chosen [AUD-032]', () => {
    fc.assert(
      fc.property(lists, (chosen) => {
        expect(dictionaryIds(chosen).length).toBeLessThanOrEqual(3)
      }),
    )
  })

  test('are as before after choosing one and leaving it again', () => {
    fc.assert(
      fc.property(lists, dictionaries, (all, clicked) => {
        const chosen = all.slice(0, 2).filter((one) => !offerDictionaries([one], [clicked])[0]?.isChosen)
        expect(toggleDictionary(toggleDictionary(chosen, clicked), clicked)).toEqual(chosen)
      }),
    )
  })
})

describe('the list of dictionaries', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: id }))

  test('sends pronunciation_dictionary_id, else id [AUD-034]', () => {
    expect(dictionaryId({ id: 'own', pronunciation_dictionary_id: 'provider' })).toBe('provider')
    expect(dictionaryId({ id: 'own', pronunciation_dictionary_id: '' })).toBe('own')
    expect(dictionaryId({ id: 'own' })).toBe('own')
    expect(dictionaryId({ name: 'none' })).toBeNull()
  })

  test('refuses further entries at 3, and lets chosen ones be left [AUD-034]', () => {
    const all = [a, b, c, d].filter((one) => one !== undefined)
    const refusals = (count: number) => offerDictionaries(all, all.slice(0, count)).map((offer) => offer.refusal)
    expect(refusals(2)).toEqual([null, null, null, null])
    expect(refusals(3)).toEqual([null, null, null, 'limit'])
  })

  test('recognises a chosen dictionary in a list that was loaded again', () => {
    expect(offerDictionaries([{ id: 'a', name: 'renamed' }], [{ id: 'a', name: 'old' }])[0]?.isChosen).toBe(true)
  })
})
