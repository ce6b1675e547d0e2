import { expect, it } from 'vitest'
import { choosePart } from './choose-part'
import { listSentences } from './list-sentences'

const segment = (text: string, voiceId = 'robin') => ({ text, voiceId, modelId: 'm', voiceSettings: {}, rects: [] })
const sentences = [
  {
    pageVariationId: 1,
    textSegments: [segment('The lamp shone. It waved. '), segment('“Hello,” said Nell. ', 'nell')],
  },
  { pageVariationId: 2, textSegments: [segment('… <break time="1s" /> ')] },
  { pageVariationId: 3, textSegments: [segment('Good night.')] },
].flatMap((page) => listSentences(page, 'en'))
const part = (pageVariationId: number, start: number, end = start) => {
  const chosen = choosePart(sentences, { pageVariationId, start, end })
  return chosen && [chosen.previousText, chosen.sentences.map(({ text }) => text), chosen.nextText]
}

it('lists sentences with their places and voices, without those that have nothing to speak', () => {
  expect(sentences.map(({ pageVariationId, start, voice }) => [pageVariationId, start, voice.voiceId])).toEqual([
    [1, 0, 'robin'],
    [1, 16, 'robin'],
    [1, 26, 'nell'],
    [3, 0, 'robin'],
  ])
})

it('extends a selection to whole sentences, with the sentences around them, on other pages too', () => {
  expect(part(1, 4, 20)).toEqual([null, ['The lamp shone.', 'It waved.'], '“Hello,” said Nell.'])
  expect(part(1, 30, 31)).toEqual(['It waved.', ['“Hello,” said Nell.'], 'Good night.'])
})

it('selects the sentence at the cursor, or the nearest one of the page', () => {
  expect(part(1, 18)).toEqual(['The lamp shone.', ['It waved.'], '“Hello,” said Nell.'])
  expect(part(1, 15)).toEqual([null, ['The lamp shone.'], 'It waved.'])
  expect(part(3, 11)).toEqual(part(3, 0))
  expect(part(3, 0)).toEqual(['“Hello,” said Nell.', ['Good night.'], null])
})

it('selects nothing where nothing is spoken', () => {
  expect(part(2, 1)).toBeNull()
  expect(part(9, 0)).toBeNull()
  expect(choosePart(sentences, null)).toBeNull()
})
