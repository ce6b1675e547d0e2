import { expect, test } from 'vitest'
import { writeSubtitles } from './write-subtitles'

test('gives each sentence the time of its share of the letters', () => {
  expect(writeSubtitles('Blow. Two more?', 3)).toBe(
    'WEBVTT\n\n00:00.000 --> 00:01.000\nBlow.\n\n00:01.000 --> 00:03.000\nTwo more?\n',
  )
})
