import { describeNarration } from '@lectern/core/staleness'
import { describe, expect, test } from 'vitest'
import { keepInputDigests } from './keep-input-digests'

const voiceSettings = '{"voiceId":"anna"}'
const word = { word: 'Hello', start: 0, end: 0.5, pageVariationId: 7 }
const corrected = [{ ...word, end: 0.6 }]

describe('keepInputDigests', () => {
  test('keeps voice and sentences, and takes the digest of the corrected words', () => {
    const sentences = [{ pageVariationId: 7, sentences: ['a'] }]
    const before = describeNarration({ voiceSettings, sentences, words: [word] })
    const kept = keepInputDigests(corrected, before)
    expect(kept).toEqual(describeNarration({ voiceSettings, sentences, words: corrected }))
    expect(kept).not.toEqual(before)
  })

  test('keeps a page whose text has no spoken word', () => {
    const sentences = [
      { pageVariationId: 6, sentences: ['dots'] },
      { pageVariationId: 7, sentences: ['a'] },
    ]
    const before = describeNarration({ voiceSettings, sentences, words: [word] })
    expect(keepInputDigests(corrected, before).pages.map((page) => [page.pageVariationId, page.sentences])).toEqual([
      [6, ['dots']],
      [7, ['a']],
    ])
  })

  test('returns no sentences when the words are the first of their track, or had no digests', () => {
    const unknown = describeNarration({ voiceSettings: null, sentences: null, words: corrected })
    const old = describeNarration({ voiceSettings: null, sentences: null, words: [word] })
    expect(keepInputDigests(corrected, null)).toEqual(unknown)
    expect(keepInputDigests(corrected, old)).toEqual(unknown)
  })
})
