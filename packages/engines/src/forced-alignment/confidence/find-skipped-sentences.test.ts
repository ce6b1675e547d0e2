import { expect, test } from 'vitest'
import { elementAt } from '../../arrays/element-at'
import { getWordRows, planRows } from '../word-alignment/plan-rows'
import { findSkippedSentences } from './find-skipped-sentences'

const WORD_SECONDS = 0.25
const WORDS = 3

interface Sentence {
  words?: number
  /** Fraction of the reference's time that it takes. */
  timeFraction: number
  /** Relative distance from the sound at its place. */
  distance: number
}

/** Returns the numbers of the skipped sentences, and checks that each is skipped as a whole or not at all. */
function skippedOf(sentences: readonly Sentence[]): number[] {
  const owners = sentences.flatMap(({ words = WORDS }, sentence) => Array.from({ length: words }, () => sentence))
  const plan = planRows(
    owners.map((_, word) => ({ startTime: word * WORD_SECONDS, untilTime: (word + 1) * WORD_SECONDS })),
    new Uint8Array(owners.length * 25 + 10).fill(1),
  )
  const first = new Int32Array(plan.frames.length)
  const last = new Int32Array(plan.frames.length)
  let column = 0
  for (const [word, owner] of owners.entries()) {
    const { firstRow, lastRow, rowCount } = getWordRows(plan, word)
    const { timeFraction } = elementAt(sentences, owner)
    for (let row = firstRow; row <= lastRow; row += 1) {
      first[row] = last[row] = Math.floor(column + (row - firstRow) * timeFraction)
    }
    column += rowCount * timeFraction
  }
  const found = findSkippedSentences(
    plan,
    { first, last },
    {
      beginsSentence: owners.map((owner, word) => owner !== owners[word - 1]),
      distances: owners.map((owner) => elementAt(sentences, owner).distance),
    },
  )
  const skipped = new Set(owners.filter((_, word) => found[word] === 1))
  for (const sentence of skipped) {
    expect(owners.every((owner, word) => owner !== sentence || found[word] === 1)).toBe(true)
  }
  return [...skipped]
}

const spoken = Array.from({ length: 8 }, (): Sentence => ({ timeFraction: 1, distance: 0.4 }))

test('reports a short sentence as skipped when it is too short in time and unlike the sound', () => {
  expect(skippedOf([...spoken, { timeFraction: 0.4, distance: 0.8 }, ...spoken])).toEqual([8])
})

test('reports no sentence that is only fast, only unlike the sound, or a single word', () => {
  const fastAndUnlike = [
    ...spoken,
    { timeFraction: 0.4, distance: 0.5 },
    { timeFraction: 0.9, distance: 0.9 },
    ...spoken,
  ]
  expect(skippedOf(fastAndUnlike)).toEqual([])
  expect(skippedOf([...spoken, { words: 1, timeFraction: 0.3, distance: 0.9 }])).toEqual([])
})

test('reports nothing when a reader is twice as fast as the reference', () => {
  expect(skippedOf(spoken.map(() => ({ timeFraction: 0.5, distance: 0.8 })))).toEqual([])
  const fast = spoken.map(() => ({ timeFraction: 0.5, distance: 0.4 }))
  expect(skippedOf([...fast, { timeFraction: 0.2, distance: 0.8 }])).toEqual([8])
})
