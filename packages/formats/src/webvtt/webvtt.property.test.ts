import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readWebvtt } from './read-webvtt'
import type { WebvttCue } from './webvtt-cue'
import { writeWebvtt } from './write-webvtt'

const words = fc.constantFrom(
  'Mary',
  'a < b',
  '& co',
  '&amp;',
  '--> there',
  'WEBVTT',
  'NOTE x',
  'don’t',
  '你好',
  '𝄞',
  '\u00a0',
  '<i>',
  'שלום',
)
const line = fc.array(words, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' '))
const text = fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n'))
const milliseconds = fc.nat(40_000_000)

const cue: fc.Arbitrary<WebvttCue> = fc
  .record({
    from: milliseconds,
    length: fc.integer({ min: 1, max: 100_000 }),
    text,
    id: fc.option(fc.constantFrom('1', 'intro', 'word 12')),
    voice: fc.option(fc.constantFrom('Ann', 'Old Man', 'R&B')),
    settings: fc.option(fc.constantFrom('line:0', 'align:start position:10%')),
    marks: fc.uniqueArray(fc.nat(60), { maxLength: 4 }),
  })
  .map(({ from, length, text: spoken, id, voice, settings, marks }) => {
    const offsets = marks.filter(
      (offset) => offset < spoken.length && spoken.codePointAt(offset - 1) === spoken.charCodeAt(offset - 1),
    )
    const timestamps = offsets
      .toSorted((a, b) => a - b)
      .map((offset, index) => ({ offset, time: (from + index) / 1000 }))
    return {
      start: from / 1000,
      end: (from + length) / 1000,
      text: spoken,
      ...(id === null ? {} : { id }),
      ...(voice === null ? {} : { voice }),
      ...(settings === null ? {} : { settings }),
      ...(timestamps.length === 0 ? {} : { timestamps }),
    }
  })

test('cues are read back exactly as they were written', () => {
  fc.assert(
    fc.property(fc.array(cue, { maxLength: 8 }), (cues) => {
      expect(readWebvtt(writeWebvtt(cues))).toEqual({ cues, issues: [] })
    }),
  )
})

test('reading and writing a written file changes nothing', () => {
  fc.assert(
    fc.property(fc.array(cue, { maxLength: 8 }), (cues) => {
      const file = writeWebvtt(cues)
      expect(writeWebvtt(readWebvtt(file).cues)).toBe(file)
    }),
  )
})

test('no file makes the reader throw, and every cue it gives has start before end', () => {
  const noise = fc.string({
    unit: fc.constantFrom('\n', '\r', '-->', '00:01.000', ' ', '<', '>', '&', 'a', 'WEBVTT', '\0', '00:02.000'),
  })
  fc.assert(
    fc.property(noise, (file) => {
      for (const { start, end } of readWebvtt(file).cues) expect(start).toBeLessThan(end)
    }),
  )
})
