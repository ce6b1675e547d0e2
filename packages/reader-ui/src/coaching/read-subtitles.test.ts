import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findSubtitle, readSubtitles } from './read-subtitles'

const webvtt = `WEBVTT

00:03.000 --> 00:04.000
<v Fox>Run</v> &amp; hide

00:01.000 --> 00:02.500
<i>Hush</i>
`
const srt = `1
00:00:01,000 --> 00:00:02,500
<i>Hush</i>

2
00:00:03,000 --> 00:00:04,000
{\\an8}Run & hide
`

describe('readSubtitles', () => {
  test('reads WebVTT and SRT to the same texts without their tags, ordered by time', () => {
    const expected = [
      { start: 1, end: 2.5, text: 'Hush' },
      { start: 3, end: 4, text: 'Run & hide' },
    ]
    expect(readSubtitles(webvtt, 'webvtt')).toEqual(expected)
    expect(readSubtitles(srt, 'srt')).toEqual(expected)
  })

  test('never throws, whatever the file holds', () => {
    const line = fc.oneof(fc.string(), fc.constantFrom('WEBVTT', '', '00:01.000 --> 00:02.000', '1', '-->'))
    fc.assert(
      fc.property(fc.array(line), fc.constantFrom('webvtt' as const, 'srt' as const), (lines, format) => {
        for (const { start, end, text } of readSubtitles(lines.join('\n'), format)) {
          expect(start).toBeLessThan(end)
          expect(text.trim()).not.toBe('')
        }
      }),
    )
  })
})

describe('findSubtitle', () => {
  const subtitles = [
    { start: 1, end: 3, text: 'one' },
    { start: 2, end: 4, text: 'two' },
  ]
  test('shows a text from its start to before its end, and overlapping ones together', () => {
    const at = [0.99, 1, 2, 2.99, 3, 4].map((seconds) => findSubtitle(subtitles, seconds))
    expect(at).toEqual(['', 'one', 'one\ntwo', 'one\ntwo', 'two', ''])
  })
})
