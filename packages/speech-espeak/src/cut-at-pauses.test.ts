import { expect, test } from 'vitest'
import { cutAtPauses } from './cut-at-pauses.ts'

test('a text is cut at its pause tags, in seconds or milliseconds, at offsets of the source', () => {
  expect(cutAtPauses('Wait <break time="1.5s" /> now<break time=\'250ms\'/>')).toEqual([
    { kind: 'text', start: 0, end: 5 },
    { kind: 'pause', seconds: 1.5 },
    { kind: 'text', start: 26, end: 30 },
    { kind: 'pause', seconds: 0.25 },
  ])
})

test('white space alone is no piece', () => {
  expect(cutAtPauses(' \n ')).toEqual([])
})

test('a pause longer than five minutes is cut to five minutes', () => {
  expect(cutAtPauses('<break time="9999s" />')).toEqual([{ kind: 'pause', seconds: 300 }])
})
