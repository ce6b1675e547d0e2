import { expect, test } from 'vitest'
import { readWebvtt } from './read-webvtt'

test('ignores a byte order mark, Windows line ends, notes and styles', () => {
  const file =
    '\uFEFFWEBVTT - made by hand\r\n\r\nNOTE a\r\nlonger note\r\n\r\nSTYLE\r\n::cue { color: red }\r\n\r\n1\r\n00:01.000 --> 00:02.500 line:0\r\nHello\r\nthere\r\n'
  expect(readWebvtt(file)).toEqual({
    cues: [{ id: '1', start: 1, end: 2.5, text: 'Hello\nthere', settings: 'line:0' }],
    issues: [],
  })
})

test('splits tagged text into plain text, a voice, and timestamps at its offsets', () => {
  const file =
    'WEBVTT\n\n00:00.000 --> 00:03.000\n<v.loud Ann Lee><i>a &lt; b</i> <00:00:01.500><c.x>&#233;t&eacute;</c>'
  expect(readWebvtt(file).cues).toEqual([
    { start: 0, end: 3, text: 'a < b ét&eacute;', voice: 'Ann Lee', timestamps: [{ offset: 6, time: 1.5 }] },
  ])
})

test('leaves out an invalid cue and reports its index', () => {
  const file = 'WEBVTT\n\n00:05.000 --> 00:04.000\nbackwards\n\nsoon --> later\nwhen?\n\n00:06.000 --> 00:07.000\ngood'
  const { cues, issues } = readWebvtt(file)
  expect(cues.map((cue) => cue.text)).toEqual(['good'])
  expect(issues.map(({ code, index }) => ({ code, index }))).toEqual([
    { code: 'inverted', index: 0 },
    { code: 'bad-timing', index: 1 },
  ])
})

test('reads a file without header or blank lines', () => {
  const { cues, issues } = readWebvtt('00:01,000 --> 00:02,000\none\n00:02,000 --> 00:03,000\ntwo')
  expect(cues.map((cue) => cue.text)).toEqual(['one', 'two'])
  expect(issues.map((issue) => issue.code)).toEqual(['no-header'])
})

test('reads a cue directly below the header', () => {
  expect(readWebvtt('WEBVTT\n00:01.000 --> 00:02.000\none').cues).toHaveLength(1)
})
