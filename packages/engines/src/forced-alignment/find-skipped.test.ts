import { expect, test } from 'vitest'
import { findSkipped } from './find-skipped'
import { planRows } from './plan-rows'

const WORD_SECONDS = 0.25
const WORDS = 3

interface Sentence {
  words?: number
  /** How much of the reference's time it gets. */
  room: number
  /** How far from what is heard, as a part of chance. */
  unlike: number
}

/** Numbers of the sentences all of whose words are skipped; a sentence is skipped as a whole or not at all. */
function skippedOf(sentences: readonly Sentence[]): number[] {
  const owners = sentences.flatMap(({ words = WORDS }, sentence) => Array.from({ length: words }, () => sentence))
  const plan = planRows(
    owners.map((_, word) => ({ startTime: word * WORD_SECONDS, untilTime: (word + 1) * WORD_SECONDS })),
    new Uint8Array(owners.length * 25 + 10).fill(1),
  )
  const first = new Int32Array(plan.frames.length)
  const last = new Int32Array(plan.frames.length)
  let at = 0
  for (const [word, owner] of owners.entries()) {
    const [from, to] = [plan.firstRow[word] ?? 0, plan.lastRow[word] ?? 0]
    const room = sentences[owner]?.room ?? 1
    for (let row = from; row <= to; row += 1) {
      first[row] = last[row] = Math.floor(at + (row - from) * room)
    }
    at += (to - from + 1) * room
  }
  const found = findSkipped(
    plan,
    { first, last },
    {
      beginsSentence: owners.map((owner, word) => owner !== owners[word - 1]),
      unlike: owners.map((owner) => sentences[owner]?.unlike ?? null),
    },
  )
  const skipped = new Set(owners.filter((_, word) => found[word] === 1))
  for (const sentence of skipped) {
    expect(owners.every((owner, word) => owner !== sentence || found[word] === 1)).toBe(true)
  }
  return [...skipped]
}

const said = Array.from({ length: 8 }, (): Sentence => ({ room: 1, unlike: 0.4 }))

test('a short sentence without room that is like nothing that is heard is skipped, and no other', () => {
  expect(skippedOf([...said, { room: 0.4, unlike: 0.8 }, ...said])).toEqual([8])
})

test('what is said fast, or in another way, is said', () => {
  expect(skippedOf([...said, { room: 0.4, unlike: 0.5 }, { room: 0.9, unlike: 0.9 }, ...said])).toEqual([])
  expect(skippedOf([...said, { words: 1, room: 0.3, unlike: 0.9 }])).toEqual([])
})

test('who reads all of it twice as fast as the reference skips nothing', () => {
  expect(skippedOf(said.map(() => ({ room: 0.5, unlike: 0.8 })))).toEqual([])
  expect(skippedOf([...said.map(() => ({ room: 0.5, unlike: 0.4 })), { room: 0.2, unlike: 0.8 }])).toEqual([8])
})
