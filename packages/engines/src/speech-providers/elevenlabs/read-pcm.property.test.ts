import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPcm } from './read-pcm'

const samples = fc.int16Array({ minLength: 1, maxLength: 200 })
const encode = (pcm: Int16Array) => Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength).toString('base64')

test('decodes the same samples that were encoded', () => {
  fc.assert(
    fc.property(samples, (pcm) => {
      expect(readPcm(encode(pcm))).toEqual(pcm)
    }),
  )
})

test('returns null for base64 that is truncated within a group or has invalid characters', () => {
  fc.assert(
    fc.property(samples, fc.nat(), (pcm, at) => {
      const whole = encode(pcm)
      const cut = whole.slice(0, at % whole.length)
      if (cut.length % 4 !== 0) expect(readPcm(cut)).toBeNull()
      expect(readPcm(`${cut}*${whole.slice(cut.length + 1)}`)).toBeNull()
    }),
  )
  expect(readPcm('')).toBeNull()
})
