import { expect, it } from 'vitest'
import { noHistory, recordStep, type TextHistory } from './text-history'

function type(texts: readonly string[], history: TextHistory = noHistory, pageVariationId = 1): TextHistory {
  return texts.slice(1).reduce((before, after, at) => {
    const change = { pageVariationId, before: texts[at] ?? '', after }
    return recordStep(before, [change])
  }, history)
}
const stepsOf = ({ past }: TextHistory) => past.map((step) => step.map(({ before, after }) => [before, after]))

it('makes one step of the letters of a word, and another of the next word', () => {
  expect(stepsOf(type(['It', 'It ', 'It w', 'It wa', 'It wa ', 'It wa s']))).toEqual([
    [['It', 'It wa']],
    [['It wa', 'It wa s']],
  ])
})

it('makes one step of letters deleted one after another, apart from those typed before', () => {
  expect(stepsOf(type(['a', 'ab', 'abc', 'ab', 'a', '']))).toEqual([[['a', 'abc']], [['abc', '']]])
})

it('keeps a replacement on many pages, a pasted text and another page apart', () => {
  const replaced = recordStep(type(['a', 'ab']), [
    { pageVariationId: 1, before: 'ab', after: 'abd' },
    { pageVariationId: 2, before: 'x', after: 'y' },
  ])
  expect(stepsOf(type(['y', 'yz'], replaced, 2))).toHaveLength(3)
  expect(stepsOf(type(['a', 'a pasted', 'a pasted text']))).toHaveLength(2)
})

it('forgets what was taken back once something else is changed', () => {
  const taken: TextHistory = { past: [], future: [[{ pageVariationId: 1, before: 'a', after: 'b' }]] }
  expect(recordStep(taken, [{ pageVariationId: 1, before: 'a', after: 'c' }]).future).toEqual([])
})
