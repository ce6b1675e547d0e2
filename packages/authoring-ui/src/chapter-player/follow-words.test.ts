import { describe, expect, it } from 'vitest'
import { placeRects } from '../editor/placed-rect'
import { followWords } from './follow-words'

describe('following the words', () => {
  it('reports a word when it begins and ends, and nothing in between', () => {
    const scope = { pageVariationId: 1, kind: 'rectsByWords' } as const
    const box = { x: 0, y: 0, width: 9, height: 9 }
    const follower = followWords(
      placeRects(scope, [
        { id: 'a', ...box, startTime: 1, endTime: 2 },
        { id: 'untimed', ...box },
        { id: 'b', ...box, startTime: 2, endTime: 3 },
      ]),
    )
    expect([0.5, 1, 1.4, 2, 3.5].map((time) => follower.at(time))).toEqual([
      null,
      ['1/rectsByWords/a'],
      null,
      ['1/rectsByWords/b'],
      [],
    ])
  })
})
