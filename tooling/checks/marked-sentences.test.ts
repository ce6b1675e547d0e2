import { expect, test } from 'vitest'
import { splitSentences } from '@lectern/core/text'
import { readMarkedSentences, scoreBoundaries } from '@lectern/material/marked-sentences'

const texts = readMarkedSentences()

function split(text: string, language: string): string[] {
  return splitSentences(text, { language }).map((sentence) => sentence.text)
}

test('sentence boundaries of running English text are found with an F1 of at least .99', () => {
  expect(
    scoreBoundaries(
      texts.filter(({ language }) => language === 'en'),
      split,
    ),
  ).toBeGreaterThanOrEqual(0.99)
})

test.each([...new Set(texts.map(({ language }) => language))])(
  'sentence boundaries of text in %s are found with an F1 of at least .98',
  (language) => {
    expect(
      scoreBoundaries(
        texts.filter((text) => text.language === language),
        split,
      ),
    ).toBeGreaterThanOrEqual(0.98)
  },
)
