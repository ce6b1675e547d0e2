import { describe, expect, it } from 'vitest'
import { placeRects } from '../editor/placed-rect'
import { fixtureWords } from '../testing/fixture-words'
import { findWords, replaceMatches, writePageWords, type FindQuery } from './find-words'

const scope = { pageVariationId: 7, kind: 'rectsByWords' } as const
const wordsOf = (text: string) => writePageWords(placeRects(scope, fixtureWords(text)))
const find = (text: string, query: Partial<FindQuery> & { text: string }) =>
  findWords(wordsOf(text), { matchesCase: false, wholeWords: false, ...query }).map(({ from, to, entityId }) => [
    text.slice(from, to),
    entityId.split('/').at(-1),
  ])

describe('a search in the words of a page', () => {
  it('finds parts of words and phrases, with the word in which each begins', () => {
    expect(find('The cat sat on the mat', { text: 'at' })).toEqual([
      ['at', 'w1'],
      ['at', 'w2'],
      ['at', 'w5'],
    ])
    expect(find('The cat sat on the mat', { text: ' on  the ' })).toEqual([['on the', 'w3']])
  })

  it('minds case and whole words if asked to', () => {
    expect(find('The cat saw the theatre', { text: 'the', matchesCase: true })).toEqual([
      ['the', 'w3'],
      ['the', 'w4'],
    ])
    expect(find('The cat saw the theatre', { text: 'the', wholeWords: true })).toEqual([
      ['The', 'w0'],
      ['the', 'w3'],
    ])
    expect(find('niño niñ', { text: 'niñ', wholeWords: true })).toEqual([['niñ', 'w1']])
  })

  it('takes signs literally and finds nothing for white space', () => {
    expect(find('What? (really) a.b a-b', { text: 'a.b' })).toEqual([['a.b', 'w2']])
    expect(find('What? (really)', { text: '(really)' })).toEqual([['(really)', 'w1']])
    expect(find('What?', { text: '  ' })).toEqual([])
  })

  it('replaces its matches and nothing else', () => {
    const words = wordsOf('The cat sat on the mat')
    const matches = findWords(words, { text: 'at', matchesCase: false, wholeWords: false })
    expect(replaceMatches(words.text, matches, 'ip')).toBe('The cip sip on the mip')
    expect(replaceMatches(words.text, matches.slice(1, 2), '$&')).toBe('The cat s$& on the mat')
  })
})
