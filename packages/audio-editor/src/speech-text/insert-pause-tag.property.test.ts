import { findPauseTags } from '@lectern/core/audio'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { insertPauseTag } from './insert-pause-tag'

const texts = fc.array(fc.constantFrom('Hush', ' ', '.', '<break time="1s" />', '夜', '👩'), { maxLength: 8 })

it('adds one pause of the chosen length and leaves all other text as it is [AUD-055]', () => {
  fc.assert(
    fc.property(texts, fc.nat(), fc.integer({ min: 5, max: 40 }), (parts, picked, tenths) => {
      const text = parts.join('')
      const seconds = tenths / 10
      const inserted = insertPauseTag(text, picked % (text.length + 1), seconds)
      expect(findPauseTags(inserted.text)).toHaveLength(findPauseTags(text).length + 1)
      const tag = findPauseTags(inserted.text).find(({ end }) => end === inserted.cursor)
      expect(tag?.seconds).toBe(seconds)
      const rest = inserted.text.slice(0, tag?.start) + inserted.text.slice(tag?.end)
      expect(rest.replaceAll(/\s/gu, '')).toBe(text.replaceAll(/\s/gu, ''))
    }),
  )
})

it('puts a space between words and the pause, but none before punctuation', () => {
  expect(insertPauseTag('Hush now.', 4, 1).text).toBe('Hush <break time="1s" /> now.')
  expect(insertPauseTag('Hush.', 4, 1).text).toBe('Hush <break time="1s" />.')
  expect(insertPauseTag('', 0, 0.5).text).toBe('<break time="0.5s" />')
})
