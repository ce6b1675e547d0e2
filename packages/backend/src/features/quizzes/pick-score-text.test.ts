import { expect, test } from 'vitest'
import { pickScoreText } from './pick-score-text'

const range = (fromPercent: number, text: string) => ({ fromPercent, text, texts: {} })

test.each([
  [0, 'Read again'],
  [0.4999, 'Read again'],
  [0.5, 'Good'],
  [7 / 10, 'Great'],
  [1, 'Great'],
])('a score of %d gets the text of its range, in whatever order they are written', (score, text) => {
  expect(pickScoreText([range(70, 'Great'), range(0, 'Read again'), range(50, 'Good')], score)?.text).toBe(text)
})

test('a score gets no text below the first range, without ranges, and in a range without a text', () => {
  expect(pickScoreText([range(50, 'Good')], 0.49)).toBeNull()
  expect(pickScoreText([], 1)).toBeNull()
  expect(pickScoreText([range(0, 'Read again'), range(50, ' ')], 0.6)).toBeNull()
  const inSpanish = { fromPercent: 50, text: '', texts: { es: 'Bien' } }
  expect(pickScoreText([inSpanish], 0.6)).toEqual({ text: '', texts: { es: 'Bien' } })
})
