import { expect, test } from 'vitest'
import { splitAtPauses } from './split-at-pauses.ts'

test('splits a text at its pause tags, with offsets in the source', () => {
  expect(splitAtPauses('Wait <break time="1.5s" /> now<break time=\'250ms\'/>')).toEqual([
    { kind: 'text', start: 0, end: 5 },
    { kind: 'pause', seconds: 1.5 },
    { kind: 'text', start: 26, end: 30 },
    { kind: 'pause', seconds: 0.25 },
  ])
})

test('returns no part for white space alone', () => {
  expect(splitAtPauses(' \n ')).toEqual([])
})

test('limits a pause to five minutes', () => {
  expect(splitAtPauses('<break time="9999s" />')).toEqual([{ kind: 'pause', seconds: 300 }])
})
