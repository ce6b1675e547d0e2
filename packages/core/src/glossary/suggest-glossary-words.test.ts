import { array, assert, constantFrom, property, string, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { suggestGlossaryWords } from './suggest-glossary-words'

const suggest = (text: string, language = 'en', words: readonly string[] = []) =>
  suggestGlossaryWords([text.split(' ')], {
    language,
    entries: words.map((word, id) => ({ id, word, lang: language })),
  }).map(({ word, count }) => `${word} ${count}`)

test('lists rare words before frequent ones, and long ones before short ones', () => {
  expect(suggest('A kettle, a lighthouse and a kettle of water')).toEqual(['lighthouse 1', 'water 1', 'kettle 2'])
})

test('counts inflected forms for the base form that the text has', () => {
  expect(suggest('One lantern and two lanterns, puppies and wolves')).toEqual(['puppies 1', 'wolves 1', 'lantern 2'])
})

test('leaves out names, numbers, short words and those of the glossary', () => {
  expect(suggest('Keepers met Amelia in 1884: “Amelia!” said keepers of the lights', 'en', ['keeper'])).toEqual([
    'lights 1',
  ])
})

test('takes a word that begins a sentence if it stands elsewhere in lower case', () => {
  expect(suggest('Lanterns glow. The old lanterns glow')).toEqual(['lanterns 2'])
})

test('takes nouns with capitals in German', () => {
  expect(suggest('Der Leuchtturm steht am Hafen', 'de')).toEqual(['Leuchtturm 1', 'Hafen 1', 'steht 1'])
})

test('lists no word twice and none that the glossary explains', () => {
  const word = constantFrom('lanterns', 'lantern', 'Keeper', 'keepers', 'ocean', 'houses', '灯台守', '', '—')
  assert(
    property(
      array(array(word)),
      array(word),
      tuple(string(), constantFrom('en', 'de', 'ja')),
      (pages, words, [odd, language]) => {
        const entries = words.map((each, id) => ({ id, word: each, lang: language }))
        const found = suggestGlossaryWords([...pages, [odd]], { language, entries }).map((each) => each.word)
        expect(new Set(found).size).toBe(found.length)
        expect(
          suggestGlossaryWords(pages, {
            language,
            entries: [...entries, ...found.map((each, id) => ({ id, word: each, lang: language }))],
          }),
        ).toEqual([])
      },
    ),
  )
})
