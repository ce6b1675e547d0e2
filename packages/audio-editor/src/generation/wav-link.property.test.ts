import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWavLink, toMp3Link } from './wav-link'

test('any text is a link, and one that was converted is no WAV link', () => {
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
