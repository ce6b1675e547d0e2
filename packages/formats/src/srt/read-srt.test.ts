import { expect, test } from 'vitest'
import { plainSrtText } from './plain-srt-text'
import { readSrt } from './read-srt'
import { writeSrt } from './write-srt'

test('accepts wrong numbers, full stops, coordinates and short times', () => {
  const file =
    '\uFEFF7\r\n0:00:01.5 --> 0:00:02.25 X1:10 X2:20\r\none\r\n\r\n7\r\n00:00:03,000 --> 00:00:04,000\r\ntwo\r\n'
  expect(readSrt(file)).toEqual({
    cues: [
      { start: 1.5, end: 2.25, text: 'one' },
      { start: 3, end: 4, text: 'two' },
    ],
    issues: [],
  })
})

test('keeps a blank line within the text of a caption', () => {
  const file = '1\n00:00:01,000 --> 00:00:02,000\nfirst\n\nsecond\n\n2\n00:00:03,000 --> 00:00:04,000\nthird'
  expect(readSrt(file).cues.map((cue) => cue.text)).toEqual(['first\n\nsecond', 'third'])
})

test('separates captions without a blank line between them', () => {
  const file = '1\n00:00:01,000 --> 00:00:02,000\nfirst\n2\n00:00:03,000 --> 00:00:04,000\nsecond'
  expect(readSrt(file).cues.map((cue) => cue.text)).toEqual(['first', 'second'])
})

test('writes text that looks like a timing so that it does not start a caption', () => {
  const cues = [{ start: 0, end: 1, text: '00:00:01,000 --> 00:00:02,000' }]
  expect(readSrt(writeSrt(cues)).cues).toHaveLength(1)
})

test('leaves out a caption that ends before it starts, and reports it', () => {
  const { cues, issues } = readSrt('1\n00:00:05,000 --> 00:00:04,000\nbackwards')
  expect(cues).toEqual([])
  expect(issues).toMatchObject([{ code: 'inverted', index: 0 }])
})

test('removes tags and keeps text that only looks like a tag', () => {
  expect(plainSrtText('{\\an8}<i>a</i> <font color="red">b</font> < c > {d}')).toBe('a b < c > {d}')
})
