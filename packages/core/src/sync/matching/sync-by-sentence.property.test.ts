import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Rect } from '../../types'
import { syncBySentence } from './sync-by-sentence'
import { validateTimings } from '../timing/validate-timings'

const en = { language: 'en' }

describe('syncBySentence', () => {
  it('gives all rects of a sentence the time from its first word to its last [SYNC-015]', () => {
    const line = fc.array(fc.stringMatching(/^[a-z]{4,9}$/), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(
        fc.array(fc.array(line, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 }),
        (sentences) => {
          const rects = sentences.flatMap((lines, sentence) =>
            lines.map((words, at): Rect => ({
              id: `${sentence}-${at}`,
              x: 0,
              y: at * 30,
              width: 300,
              height: 20,
              word: words.join(' '),
              sentenceId: `s${sentence}`,
            })),
          )
          const spoken = sentences.flatMap((lines, sentence) => lines.flat().map((word) => ({ word, sentence })))
          const heard = spoken.map(({ word }, index) => ({ word, start: index, end: index + 0.9 }))
          const result = syncBySentence(rects, heard, en)
          for (const rect of result.rects) {
            const own = spoken.flatMap((word, index) => (`s${word.sentence}` === rect.sentenceId ? [index] : []))
            expect(rect).toMatchObject({
              startTime: own[0],
              endTime: (own.at(-1) ?? 0) + 0.9,
              timing: { source: 'matched' },
            })
          }
          expect(result.coverage).toBe(1)
        },
      ),
    )
  })

  it('returns a sentence unchanged if less than half of it is heard', () => {
    const rects = ['One two three four.', 'Five six seven eight.'].map((word, at): Rect => ({
      id: `r${at}`,
      x: 0,
      y: at * 30,
      width: 300,
      height: 20,
      word,
    }))
    const heard = ['one', 'two', 'three', 'four', 'five'].map((word, index) => ({ word, start: index, end: index + 1 }))
    const result = syncBySentence(rects, heard, en)
    expect(result.rects[0]).toMatchObject({ startTime: 0, endTime: 4 })
    expect(result.rects[1]).toBe(rects[1])
    expect(result.firstUnassignedRect?.id).toBe('r1')
  })

  it('reports a caption inside a sentence as an overlap, as validateTimings does', () => {
    const rects = [
      { word: 'one', sentenceId: 's' },
      { word: 'cap', sentenceId: 'c' },
      { word: 'two', sentenceId: 's' },
    ].map((rect, at): Rect => ({ id: `r${at}`, x: 0, y: at * 30, width: 300, height: 20, ...rect }))
    const heard = ['one', 'cap', 'two'].map((word, index) => ({ word, start: index, end: index + 1 }))
    const result = syncBySentence(rects, heard, en)
    expect(result.rects.map(({ startTime, endTime }) => [startTime, endTime])).toEqual([
      [0, 3],
      [1, 2],
      [0, 3],
    ])
    expect(result.issues).toMatchObject([{ code: 'overlap', id: 'r1', index: 1 }])
    expect(result.issues).toEqual(validateTimings(result.rects))
  })
})
