import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { wrapWords } from './wrap-words'

const lines = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1 }).map((words) => words.join(' '))

test('keeps all words in order and exceeds the width only for a single long word', () => {
  fc.assert(
    fc.property(lines, fc.integer({ min: 1, max: 40 }), (text, width) => {
      const wrapped = wrapWords(text, width)
      expect(wrapped.join(' ')).toBe(text)
      for (const [at, line] of wrapped.entries()) {
        expect(line.length <= width || !line.includes(' ')).toBe(true)
        const next = wrapped[at + 1]?.split(' ')[0]
        if (next !== undefined) expect(line.length + 1 + next.length).toBeGreaterThan(width)
      }
    }),
  )
})
