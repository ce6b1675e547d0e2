import { expect, it } from 'vitest'
import { placeRects } from '../editor/placed-rect'
import { fixtureWords } from '../testing/fixture-words'
import { listDoubts } from './list-doubts'

it('doubts a recognised word by its confidence and by the dictionary, and a checked one not at all', () => {
  const confidences = [0.9, 0.9, 0.3, 0.3, undefined]
  const rects = fixtureWords('owl lihgt owl lihgt lihgt').map(({ confidence: _none, ...rect }, index) => {
    const confidence = confidences[index]
    return confidence === undefined ? rect : { ...rect, confidence }
  })
  const words = placeRects({ pageVariationId: 1, kind: 'rectsByWords' }, rects)
  const verdicts = { hasDictionary: true, unknown: new Set(['lihgt']) }
  expect(words.map((word) => listDoubts(word, verdicts, undefined))).toEqual([
    [],
    ['not-in-dictionary'],
    ['unsure'],
    ['unsure', 'not-in-dictionary'],
    [],
  ])
  const [cut] = placeRects({ pageVariationId: 1, kind: 'rectsByWords' }, fixtureWords('moun-'))
  expect(words.map((word) => listDoubts(word, verdicts, cut)).flat()).toEqual(['unsure', 'unsure'])
})
