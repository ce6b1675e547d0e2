import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWavLink, toMp3Link } from './wav-link'

test('accepts any text, and converts no link to a WAV link', () => {
  const names = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string().map((name) => `${name}.WAV`),
  )
  fc.assert(
    fc.property(names, (link) => {
      expect(isWavLink(toMp3Link(link))).toBe(isWavLink(link) && toMp3Link(link) === link)
      expect(toMp3Link(link) !== link).toBe(isWavLink(link))
    }),
  )
})
