import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findPauseTags } from './find-pause-tags'
import { pauseTag } from './pause-tag'

test('finds tags with their times in seconds or milliseconds', () => {
  expect(findPauseTags('Wait <break time="1.5s" /> now<BREAK time=\'250ms\'/> <break time = ".5 s">')).toEqual([
    { start: 5, end: 26, seconds: 1.5 },
    { start: 30, end: 51, seconds: 0.25 },
    { start: 52, end: 73, seconds: 0.5 },
  ])
})

test('returns no time for a tag without a readable one, and ignores other tags', () => {
  expect(findPauseTags('<break /> <break time="soon"/>').map(({ seconds }) => seconds)).toEqual([null, null])
  expect(findPauseTags('<breakfast time="1s"> <b> <break time="1s"')).toEqual([])
})

test('finds the time of a tag that pauseTag wrote', () => {
  fc.assert(
    fc.property(fc.integer({ min: 500, max: 100_000 }), (milliseconds) => {
      const tag = pauseTag(milliseconds / 1000)
      expect(findPauseTags(tag)).toEqual([{ start: 0, end: tag.length, seconds: milliseconds / 1000 }])
    }),
  )
})
