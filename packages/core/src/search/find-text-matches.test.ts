import { describe, expect, it } from 'vitest'
import { findTextMatches, type TextQuery } from './find-text-matches'
import { replaceTextMatches } from './replace-text-matches'

const find = (text: string, query: Partial<TextQuery> & { text: string }) =>
  findTextMatches(text, { matchesCase: false, wholeWords: false, ...query })
const found = (text: string, query: Partial<TextQuery> & { text: string }) =>
  find(text, query).map(({ from, to }) => text.slice(from, to))

describe('findTextMatches', () => {
  it('finds parts of words and phrases, whatever white space they have', () => {
    expect(found('The cat sat on the mat', { text: 'at' })).toEqual(['at', 'at', 'at'])
    expect(found('sat on\n the mat', { text: ' on  the ' })).toEqual(['on\n the'])
  })

  it('minds case and whole words if asked to', () => {
    expect(found('The cat saw the theatre', { text: 'the', matchesCase: true })).toEqual(['the', 'the'])
    expect(found('The cat saw the theatre', { text: 'the', wholeWords: true })).toEqual(['The', 'the'])
    expect(found('niño niñ', { text: 'niñ', wholeWords: true })).toEqual(['niñ'])
  })

  it('takes signs literally and finds nothing for white space', () => {
    expect(found('What? (really) a.b a-b', { text: 'a.b' })).toEqual(['a.b'])
    expect(found('What? (really)', { text: '(really)' })).toEqual(['(really)'])
    expect(found('What?', { text: '  ' })).toEqual([])
  })
})

it('replaces its matches and nothing else', () => {
  const text = 'The cat sat on the mat'
  const matches = find(text, { text: 'at' })
  expect(replaceTextMatches(text, matches, 'ip')).toBe('The cip sip on the mip')
  expect(replaceTextMatches(text, matches.slice(1, 2), '$&')).toBe('The cat s$& on the mat')
})
