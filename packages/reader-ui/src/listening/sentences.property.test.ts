import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeWord } from '../fixtures/make-word'
import { findNextStop } from './find-next-stop'
import { findSentence, findSentenceEnd } from './find-sentence'
import { listSentences } from './list-sentences'

/** Returns pages whose words last a second each; a word in brackets has no time. */
function pagesOf(...texts: string[]) {
  let now = 0
  return texts.map((text, index) => ({
    pageId: index + 1,
    rectData: null,
    words: text.split(' ').map((word, at) => {
      const isTimed = !word.startsWith('(')
      const span = isTimed ? { start: now, end: now + 0.8 } : null
      if (isTimed) now += 1
      return makeWord({ key: `${index}/${at}`, text: word, span })
    }),
  }))
}

describe('listSentences', () => {
  it('returns the time and the page of each sentence', () => {
    expect(listSentences(pagesOf('The cat sat. It slept.', 'Then it woke.'), 'en')).toEqual([
      { pageId: 1, start: 0, end: 2.8 },
      { pageId: 1, start: 3, end: 4.8 },
      { pageId: 2, start: 5, end: 7.8 },
    ])
  })
  it('joins a sentence that goes on after a page turn', () => {
    expect(listSentences(pagesOf('The cat', 'sat down. It slept.'), 'en')).toEqual([
      { pageId: 1, start: 0, end: 3.8 },
      { pageId: 2, start: 4, end: 5.8 },
    ])
  })
  it('ends a title without a full stop with its page', () => {
    expect(listSentences(pagesOf('The Lamp', 'It was dark.'), 'en')).toHaveLength(2)
  })
  it('returns the sentences that the author has marked, once each', () => {
    const [first, second] = pagesOf('The cat sat. It slept.', 'Then it woke.')
    if (first === undefined || second === undefined) throw new Error('There are two pages.')
    const rect = { id: 'a', x: 0, y: 0, width: 9, height: 9, startTime: 0, endTime: 4.8 }
    const marked = { ...first, rectData: { rects: [rect, { ...rect, id: 'b' }], rectsByWords: [rect] } }
    expect(listSentences([marked, second], 'en')).toEqual([
      { pageId: 1, start: 0, end: 4.8 },
      { pageId: 2, start: 5, end: 7.8 },
    ])
  })
  it('leaves out words without a time', () => {
    expect(listSentences(pagesOf('(Hm.) The cat sat.'), 'en')).toEqual([{ pageId: 1, start: 0, end: 2.8 }])
    expect(listSentences([], 'en')).toEqual([])
  })
})

const lengths = fc.array(fc.double({ min: 0.1, max: 5, noNaN: true }), { minLength: 1, maxLength: 20 })
const sentencesOf = (given: readonly number[]) => {
  let now = 0
  return given.map((length) => {
    const sentence = { pageId: 1, start: now, end: now + length }
    now = sentence.end
    return sentence
  })
}

it('playing on from each stop visits every sentence once, in order', () => {
  fc.assert(
    fc.property(lengths, (given) => {
      const sentences = sentencesOf(given)
      const stops: number[] = []
      let now = 0
      for (;;) {
        const end = findSentenceEnd(sentences, now)
        if (end === Infinity) break
        stops.push(end)
        now = end - 1e-3
        expect(findSentence(sentences, now)).toBe(stops.length - 1)
      }
      expect(stops).toEqual(sentences.map(({ end }) => end))
    }),
  )
})

describe('findNextStop', () => {
  const sentences = [{ pageId: 1, start: 0, end: 2 }]
  const none = { word: null, sleepSeconds: null, repeat: null, sentences: [] }
  it('returns the first stop after the time', () => {
    expect(findNextStop(0, none)).toEqual({ cause: 'word', seconds: Infinity })
    expect(findNextStop(0, { ...none, sentences, sleepSeconds: 1 })).toEqual({ cause: 'sleep', seconds: 1 })
    expect(findNextStop(1, { ...none, sentences, sleepSeconds: 1 })).toEqual({ cause: 'sentence', seconds: 2 })
  })
  it('turns back at the end of a repeated sentence, and stops there when the sleep timer ends', () => {
    const repeat = { start: 0, end: 2 }
    expect(findNextStop(0, { ...none, sentences, repeat }).cause).toBe('repeat')
    expect(findNextStop(0, { ...none, sentences, repeat, sleepSeconds: 2 }).cause).toBe('sleep')
    expect(findNextStop(0, { ...none, sentences, repeat, word: { start: 0, end: 2 } }).cause).toBe('word')
  })
})
