import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Rect } from '../../types'
import { transferTimings } from './transfer-timings'
import { validateTimings } from '../timing/validate-timings'

const vocabulary = 'the a old lamp, light. moon Nell said “We walked windy — hill night small'.split(' ')

/** Rects of a text in lines of eight, one word every half second, with silences after some. */
function makePage(words: readonly string[]): Rect[] {
  return words.map((word, at) => ({
    id: `w${at}`,
    x: 60 * (at % 8),
    y: 40 * Math.floor(at / 8),
    width: 50,
    height: 30,
    word,
    detectedBreak: { type: at % 8 === 7 ? 'LINE_BREAK' : 'SPACE' },
    startTime: at / 2,
    endTime: at / 2 + (at % 3 === 0 ? 0.5 : 0.4),
    timing: { source: 'matched' as const },
  }))
}

interface Edit {
  at: number
  remove: number
  insert: string[]
}

const edits = fc.array(
  fc.record({
    at: fc.nat(),
    remove: fc.nat({ max: 3 }),
    insert: fc.array(
      fc.string({ minLength: 1, maxLength: 8 }).filter((word) => /^\p{L}+$/u.test(word)),
      {
        maxLength: 3,
      },
    ),
  }),
  { maxLength: 6 },
)

/** Words with their old index; inserted words have none. */
function applyEdits(words: readonly string[], script: readonly Edit[]): { word: string; was: number | null }[] {
  const edited: { word: string; was: number | null }[] = words.map((word, was) => ({ word, was }))
  for (const { at, remove, insert } of script) {
    edited.splice(at % (edited.length + 1), remove, ...insert.map((word) => ({ word: `${word}ß`, was: null })))
  }
  return edited
}

test('unchanged words keep their exact rect and time under any edits, and times stay in order [EDIT-025]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 120 }), edits, (length, script) => {
      const words = Array.from({ length }, (_, at) => `${vocabulary[(at * 7) % vocabulary.length]}${at}`)
      const before = makePage(words)
      const edited = applyEdits(words, script)
      const { rects, changed } = transferTimings(before, edited.map(({ word }) => word).join(' '), { language: 'en' })
      expect(rects.map(({ word }) => word)).toEqual(edited.map(({ word }) => word))
      for (const [at, { was }] of edited.entries()) {
        if (was === null) expect(changed).toContain(rects[at]?.id)
        else expect(rects[at]).toBe(before[was])
      }
      expect(new Set(rects.map(({ id }) => id)).size).toBe(rects.length)
      expect(validateTimings(rects).filter(({ code }) => code !== 'missing')).toEqual([])
    }),
    { numRuns: 1000 },
  )
}, 60_000)

test('correcting a word, or a sentence, keeps the rects and times of all others exactly [EDIT-025]', () => {
  const spelling = fc.stringMatching(/^[a-z]{1,9}ß$/)
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: 9 }), {
        minLength: 1,
        maxLength: 8,
      }),
      fc.nat(),
      fc.oneof(
        fc.record({ at: fc.nat(), word: spelling }),
        fc.array(spelling, { minLength: 1, maxLength: 9 }).map((words) => ({ words })),
      ),
      (sentences, place, correction) => {
        const before = makePage(sentences.flat()).map((rect, at) => ({ ...rect, word: `${rect.word}${at}` }))
        const first = sentences.slice(0, place % sentences.length).flat().length
        const { length } = sentences[place % sentences.length]!
        const texts = before.map(({ word }) => word ?? '')
        const corrected =
          'words' in correction
            ? texts.toSpliced(first, length, ...correction.words)
            : texts.with(first + (correction.at % length), correction.word)
        const { rects } = transferTimings(before, corrected.join(' '), { language: 'en' })
        expect(rects.map(({ word }) => word)).toEqual(corrected)
        expect(rects.slice(0, first)).toEqual(before.slice(0, first))
        const rest = before.slice(first + length)
        expect(rest.length === 0 ? [] : rects.slice(-rest.length)).toEqual(rest)
      },
    ),
    { numRuns: 500 },
  )
})

test('repeated words are matched too, as many as the edits leave', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...vocabulary), { maxLength: 80 }), edits, (words, script) => {
      const before = makePage(words)
      const edited = applyEdits(words, script)
      const { rects } = transferTimings(before, edited.map(({ word }) => word).join(' '), { language: 'en' })
      expect(rects.map(({ word }) => word)).toEqual(edited.map(({ word }) => word))
      const kept = rects.filter((rect) => before.includes(rect)).length
      expect(kept).toBeGreaterThanOrEqual(edited.filter(({ was }) => was !== null).length)
      expect(validateTimings(rects).filter(({ code }) => code !== 'missing')).toEqual([])
    }),
    { numRuns: 500 },
  )
}, 60_000)

test('a new recognition of the same words takes over every time, for any ids and boxes', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...vocabulary), { maxLength: 60 }), (words) => {
      const before = makePage(words)
      const after = before.map(({ word, x, y, width, height }, at) => ({
        id: `n${at}`,
        x: x + 3,
        y,
        width,
        height,
        ...(word === undefined ? {} : { word }),
      }))
      const { rects, changed } = transferTimings(before, after, { language: 'en' })
      expect(changed).toEqual([])
      expect(rects.map(({ startTime, endTime }) => [startTime, endTime])).toEqual(
        before.map(({ startTime, endTime }) => [startTime, endTime]),
      )
      expect(rects.map(({ id, x }) => [id, x])).toEqual(after.map(({ id, x }) => [id, x]))
    }),
  )
})

test('keeps pictures between words unchanged and in order, without overlap in time', () => {
  const isPicture = ({ word }: Rect) => word === undefined
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...vocabulary, null), { maxLength: 60 }),
      fc.boolean(),
      edits,
      (stream, isTimed, script) => {
        const before = makePage(stream.map((word) => word ?? '')).map((rect, at): Rect => {
          if (stream[at] !== null) return rect
          const { id, x, y, width, height, startTime = 0, endTime = 0 } = rect
          return { id, x, y, width, height, ...(isTimed ? { startTime, endTime } : {}) }
        })
        const words = stream.filter((word) => word !== null)
        const text = applyEdits(words, script).map(({ word }) => word)
        const { rects, changed } = transferTimings(before, text.join(' '), { language: 'en' })
        const pictures = before.filter(isPicture)
        for (const [at, rect] of rects.filter(isPicture).entries()) expect(rect).toBe(pictures[at])
        expect(rects.filter((rect) => !isPicture(rect)).map(({ word }) => word)).toEqual(text)
        expect(rects).toHaveLength(text.length + pictures.length)
        expect(pictures.filter(({ id }) => changed.includes(id))).toEqual([])
        const kept = rects.flatMap((rect) => (before.includes(rect) ? [before.indexOf(rect)] : []))
        expect(kept).toEqual(kept.toSorted((a, b) => a - b))
        expect(validateTimings(rects).filter(({ code }) => code !== 'missing')).toEqual([])
      },
    ),
    { numRuns: 1000 },
  )
}, 60_000)
