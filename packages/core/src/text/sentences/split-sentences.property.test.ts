import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { abbreviations } from './abbreviations/abbreviations'
import { splitSentences } from './split-sentences'

function texts(text: string, language: string): string[] {
  return splitSentences(text, { language }).map((sentence) => sentence.text)
}

const known = new Set(abbreviations['en']?.map((each) => each.replace(/\.$/u, '').toLowerCase()))
/** Words that need no full stop. */
const word = fc.stringMatching(/^[a-z]{3,9}$/).filter((each) => !known.has(each))
const sentence = fc
  .tuple(fc.stringMatching(/^[A-Z][a-z]{3,7}$/), fc.array(word, { minLength: 1, maxLength: 6 }))
  .map(([first, rest]) => [first, ...rest].join(' '))

describe('splitSentences', () => {
  it('returns consecutive parts of the text that leave out only white space', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc
            .array(fc.constantFrom('a', 'B', '1', '.', '!', '?', '。', '」', '"', '\n', ' ', '’', '(', '•'))
            .map((all) => all.join('')),
        ),
        fc.constantFrom('en', 'es', 'zh', 'ja', 'hi', 'th', 'de'),
        (text, language) => {
          let end = 0
          for (const found of splitSentences(text, { language })) {
            expect(text.slice(found.start, found.end)).toBe(found.text)
            expect(text.slice(end, found.start).trim()).toBe('')
            expect(found.text.trim()).toBe(found.text)
            expect(found.text).not.toBe('')
            end = found.end
          }
          expect(text.slice(end).trim()).toBe('')
        },
      ),
    )
  })

  it('ends an English sentence at . ! ? or an ellipsis, with closing quotes and brackets [SYNC-009]', () => {
    const end = fc.constantFrom('.', '!', '?', '?!', '!!', '...', '….', '.”', '!"', '?)', '.’')
    fc.assert(
      fc.property(fc.array(fc.tuple(sentence, end), { minLength: 1, maxLength: 6 }), (parts) => {
        const sentences = parts.map(([text, mark]) => text + mark)
        expect(texts(sentences.join(' '), 'en')).toEqual(sentences)
      }),
    )
  })

  it('ends a Chinese sentence at 。 ！ ？ and ； [SYNC-010]', () => {
    const text = fc.stringMatching(/^[一-龥]{1,8}$/)
    fc.assert(
      fc.property(
        fc.array(fc.tuple(text, fc.constantFrom('。', '！', '？', '；')), { minLength: 1, maxLength: 6 }),
        (parts) => {
          const sentences = parts.map(([words, mark]) => words + mark)
          expect(texts(sentences.join(''), 'zh')).toEqual(sentences)
        },
      ),
    )
  })

  it('ends a Hindi sentence at । and ॥ [SYNC-011]', () => {
    const text = fc.array(fc.constantFrom('यह', 'एक', 'किताब', 'राम', 'घर', 'गया'), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(fc.array(fc.tuple(text, fc.constantFrom('।', '॥')), { minLength: 1, maxLength: 5 }), (parts) => {
        const sentences = parts.map(([words, mark]) => words.join(' ') + mark)
        expect(texts(sentences.join(' '), 'hi')).toEqual(sentences)
      }),
    )
  })

  it('continues after an abbreviation of the language [SYNC-012]', () => {
    for (const [language, list] of Object.entries(abbreviations)) {
      if (language !== 'en' && language !== 'es') continue
      fc.assert(
        fc.property(fc.constantFrom(...list), sentence, (abbreviation, text) => {
          const whole = `${text} ${abbreviation} Xander ${text.toLowerCase()}.`
          expect(texts(whole, language)).toEqual([whole])
        }),
        { numRuns: 500 },
      )
    }
  })
})
