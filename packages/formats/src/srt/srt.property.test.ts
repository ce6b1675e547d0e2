import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSrt } from './read-srt'
import type { SrtCue } from './srt-cue'
import { writeSrt } from './write-srt'

const line = fc
  .array(fc.constantFrom('Mary', 'a < b', '<i>so</i>', '1984.', 'don’t', '你好', '-', '{\\an8}'), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => parts.join(' '))
const cue: fc.Arbitrary<SrtCue> = fc
  .record({
    from: fc.nat(40_000_000),
    length: fc.integer({ min: 1, max: 100_000 }),
    text: fc.array(line, { maxLength: 3 }).map((lines) => lines.join('\n')),
  })
  .map(({ from, length, text }) => ({ start: from / 1000, end: (from + length) / 1000, text }))

test('captions are read back exactly as they were written', () => {
  fc.assert(
    fc.property(fc.array(cue, { maxLength: 8 }), (cues) => {
      expect(readSrt(writeSrt(cues))).toEqual({ cues, issues: [] })
    }),
  )
})

test('no file makes the reader throw, and every caption it gives has start before end', () => {
  const noise = fc.string({ unit: fc.constantFrom('\n', '\r', '-->', '00:00:01,000', '0:0:2.5', ' ', '1', 'a') })
  fc.assert(
    fc.property(noise, (file) => {
      for (const { start, end } of readSrt(file).cues) expect(start).toBeLessThan(end)
    }),
  )
})
