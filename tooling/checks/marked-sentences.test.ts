import { expect, test } from 'vitest'
import { splitSentences } from '@lectern/core/text'
import { readMarkedSentences, scoreBoundaries } from '@lectern/material/marked-sentences'

const texts = readMarkedSentences()

function split(text: string, language: string): string[] {
  return splitSentences(text, { language }).map((sentence) => sentence.text)
}

test('English running text has a boundary F1 of at least .99', () => {
  expect(
    scoreBoundaries(
      texts.filter(({ language }) => language === 'en'),
      split,
    ),
  ).toBeGreaterThanOrEqual(0.99)
})

test.each([...new Set(texts.map(({ language }) => language))])(
  'text in %s has a boundary F1 of at least .98',
  (language) => {
    expect(
      scoreBoundaries(
        texts.filter((text) => text.language === language),
        split,
      ),
    ).toBeGreaterThanOrEqual(0.98)
  },
)
