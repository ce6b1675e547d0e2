import { test } from 'vitest'
import { expectShape, expectToKeepFields } from '../testing/expect-shape'
import { NewWord, Word } from './glossary-word.schema'

const definition = { id: 100_001, lang: 'en', text: 'A bird of the night.', audio: '/objects/owl.mp3' }
const word = {
  id: 100_000,
  word: 'owl',
  lang: 'en',
  bookId: null,
  definitions: [definition],
  updatedAt: '2026-01-01T00:00:00.000Z',
}

test('a glossary word has its definitions [DATA-016]', () => {
  expectShape(Word, {
    full: word,
    required: Object.keys(word),
    wrong: {
      word: 7,
      lang: 'no language',
      definitions: 'A bird',
      'definitions.0.text': 7,
      'definitions.0.audio': 7,
    },
  })
  const { id: _id, updatedAt: _updatedAt, ...made } = word
  expectShape(NewWord, { full: made, required: ['word', 'lang'], wrong: { word: '', 'definitions.0.text': '' } })
  expectToKeepFields(Word, word, ['', 'definitions.0'])
  expectToKeepFields(NewWord, made, ['', 'definitions.0'])
})
