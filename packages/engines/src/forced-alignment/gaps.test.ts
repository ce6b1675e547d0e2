import { describe, expect, test } from 'vitest'
import { fullBand } from './band'
import { type ComparableFrames, toUnits } from './compare-frames'
import { doubtWords } from './doubt-words'
import type { Gap } from './find-parts'
import { findUnsaid } from './find-unsaid'
import { listUnread } from './list-unread'
import { matchRows } from './match-rows'
import { type ChosenWord, type Leap, planLeaps } from './plan-leaps'
import { PAUSE } from './plan-rows'
import { pricePauses } from './price-pauses'
import { middleOfFrame } from './sound-frames'

const gapOf = (reference: [number, number], recording: [number, number]): Gap => ({
  reference: { first: reference[0], end: reference[1] },
  recording: { first: recording[0], end: recording[1] },
})

test('words deep in a gap are missing, those near its edges are in doubt, all others are said', () => {
  const words = Array.from({ length: 20 }, (_, index) => ({
    startTime: middleOfFrame(index * 50),
    endTime: middleOfFrame(index * 50 + 45),
    beginsSentence: false,
  }))
  const doubts = doubtWords(words, [gapOf([300, 700], [0, 0])])
  expect(doubts.map((doubt) => doubt[0]).join('')).toBe('nnnnssssmmmmssssnnnn')
  expect(doubtWords(words, [gapOf([300, 300], [100, 900])]).every((doubt) => doubt === 'none')).toBe(true)
})

/** Far enough from one another, and near enough to be said in bytes. */
const soundsOf = (values: readonly number[]): ComparableFrames => ({
  count: values.length,
  size: 1,
  values: Int8Array.from(values, (value) => toUnits((value - 21) / 2.4)),
})

describe('a pause', () => {
  test('costs much in speech and little in silence, and hardly anything in speech that is not in the text', () => {
    const silence = new Float32Array(600).fill(0)
    silence[10] = 1
    const costs = pricePauses(silence, [gapOf([0, 0], [200, 500])])
    const at = (frame: number) => costs.betweenSentences[frame] ?? 0
    expect(at(10)).toBeLessThan(at(150))
    expect(at(150)).toBeLessThan(at(20))
    expect(at(350)).toBeLessThan(at(10))
    expect(at(599)).toBeLessThan(at(20))
  })

  test('within a sentence costs more where it holds what is not in the text, and the same anywhere else', () => {
    const costs = pricePauses(new Float32Array(600).fill(0), [gapOf([0, 0], [200, 500])])
    const more = costs.withinSentence.map((cost, frame) => cost - (costs.betweenSentences[frame] ?? 0))
    expect([more[350], more.filter((cost) => cost !== 0).length]).toEqual([60, 1])
  })

  test('keeps the words of a sentence together beside speech that is not in the text', () => {
    const foreign = Array.from({ length: 400 }, () => 90)
    const recording = [5, 7, ...foreign, 15, 17, 20, 22]
    const prices = pricePauses(new Float32Array(recording.length).fill(0), [gapOf([0, 0], [2, 402])])
    const firstColumnOf = (secondBegins: boolean) =>
      matchRows({
        rows: Int32Array.from([PAUSE, 0, 1, PAUSE, 2, 3, PAUSE]),
        reference: soundsOf([5, 7, 20, 22]),
        recording: soundsOf(recording),
        pauseCostsOf: (pause) => (pause === 1 && !secondBegins ? prices.withinSentence : prices.betweenSentences),
        leaps: [],
        band: fullBand(7, recording.length),
      }).first[1]
    expect([firstColumnOf(false), firstColumnOf(true)]).toEqual([402, 0])
  })
})

describe('words in doubt', () => {
  const rows = [PAUSE, 0, 1, PAUSE, 2, 3, PAUSE, 4, 5, PAUSE]
  const match = (recording: number[], leaps: readonly Leap[]) =>
    matchRows({
      rows: Int32Array.from(rows),
      reference: soundsOf([5, 7, 20, 22, 40, 42]),
      recording: soundsOf(recording),
      pauseCostsOf: () => new Float32Array(recording.length).fill(8),
      leaps,
      band: fullBand(rows.length, recording.length),
    })
  const leaps = [
    { from: 0, to: 2, cost: 50 },
    { from: 1, to: 2, cost: 3 },
    { from: 1, to: 3, cost: 50 },
  ]

  test('are left out where they are not heard', () => {
    const path = match([5, 7, 40, 42], leaps)
    expect([path.first[4], path.first[5]]).toEqual([-1, -1])
    expect([path.first[1], path.last[2], path.first[7], path.last[8]]).toEqual([0, 1, 2, 3])
  })

  test('stay where they are heard, and where they must', () => {
    expect(match([5, 7, 20, 22, 40, 42], leaps).first[4]).toBe(2)
    expect(match([5, 7, 40, 42], []).first[4]).toBeGreaterThanOrEqual(0)
  })
})

test('speech that no word was found for is told from where it begins to where it ends, when it is more than a breath', () => {
  const isSpeech = new Uint8Array(2000).fill(1)
  isSpeech.fill(0, 300, 320)
  isSpeech.fill(0, 700, 740)
  const said = [
    { first: 0, last: 299 },
    { first: 900, last: 1200 },
    { first: 1300, last: 1700 },
  ]
  expect(listUnread(isSpeech, said)).toEqual([
    { startTime: 3.2, endTime: 9 },
    { startTime: 17.01, endTime: 20 },
  ])
  expect(listUnread(isSpeech, [])).toEqual([{ startTime: 0, endTime: 20 }])
  expect(listUnread(new Uint8Array(2000), [])).toEqual([])
})

describe('words that were put somewhere', () => {
  const plan = {
    frames: new Int32Array(0),
    firstRow: Int32Array.from({ length: 12 }, (_, word) => word * 31 + 1),
    lastRow: Int32Array.from({ length: 12 }, (_, word) => word * 31 + 30),
  }
  const pathOf = (columns: (word: number) => [first: number, last: number]) => {
    const path = { first: new Int32Array(400).fill(-1), last: new Int32Array(400).fill(-1) }
    for (let word = 0; word < 12; word += 1) {
      const [first, last] = columns(word)
      path.first.fill(first, word * 31 + 1, word * 31 + 31)
      path.last.fill(last, word * 31 + 1, word * 31 + 31)
    }
    return path
  }
  const sure = Array.from({ length: 12 }, () => 0.9)

  test('are said when they have room there and are like it', () => {
    expect([
      ...findUnsaid(
        plan,
        pathOf((word) => [word * 30, word * 30 + 29]),
        sure,
      ),
    ]).toEqual(sure.map(() => 0))
  })

  test('are not said when several of them have no room, whatever they are like', () => {
    const path = pathOf((word) => (word < 8 ? [word * 30, word * 30 + 29] : [240, 242]))
    expect([...findUnsaid(plan, path, sure)].join('')).toBe('000000001111')
    const single = pathOf((word) => (word === 5 ? [150, 152] : [word * 30, word * 30 + 29]))
    expect(findUnsaid(plan, single, sure).includes(1)).toBe(false)
  })

  test('are not said when many of them are like nothing that is heard; a few may be said in their own way', () => {
    const path = pathOf((word) => [word * 30, word * 30 + 29])
    const unsure = sure.map((value, word) => (word >= 3 && word < 11 ? 0.02 : value))
    expect([...findUnsaid(plan, path, unsure)].join('')).toBe('000111111110')
    const few = sure.map((value, word) => (word >= 3 && word < 8 ? 0.02 : value))
    expect(findUnsaid(plan, path, few).includes(1)).toBe(false)
  })
})

describe('leaving out words', () => {
  const wordAt = (place: number, more: Partial<ChosenWord> = {}, beginsSentence = false): ChosenWord => ({
    word: { startTime: middleOfFrame(place * 50), endTime: middleOfFrame(place * 50 + 45), beginsSentence },
    doubt: 'some',
    followsMissing: false,
    ...more,
  })
  const plan = (count: number) => ({
    frames: new Int32Array(0),
    firstRow: Int32Array.from({ length: count }, (_, place) => 1 + place * 10),
    lastRow: Int32Array.from({ length: count }, (_, place) => 9 + place * 10),
  })
  const best = (leaps: readonly Leap[]) =>
    leaps.toSorted((one, other) => one.cost - other.cost)[0] ?? { from: -1, to: -1, cost: 0 }

  test('is cheapest where the gap was found, from the start of a sentence to the start of another', () => {
    const words = Array.from({ length: 8 }, (_, place) => wordAt(place, {}, place === 2 || place === 4))
    const leaps = planLeaps(words, plan(8), [gapOf([120, 190], [0, 0])])
    expect(best(leaps)).toMatchObject({ from: 2, to: 4 })
    expect(leaps.every(({ from, to }) => from < to)).toBe(true)
    expect(best(planLeaps(words, plan(8), [gapOf([260, 300], [0, 0])]))).toMatchObject({ from: 5, to: 6 })
  })

  test('holds the place of words that are not looked for', () => {
    const words = Array.from({ length: 6 }, (_, place) => wordAt(place, { followsMissing: place === 3 }))
    const leaps = planLeaps(words, plan(6), [gapOf([100, 200], [0, 0])])
    expect(leaps.length).toBeGreaterThan(0)
    expect(leaps.every(({ from, to }) => from <= 3 && to >= 3)).toBe(true)
  })

  test('is not possible where nothing is in doubt', () => {
    const words = [wordAt(0, { doubt: 'none' }), wordAt(1, { doubt: 'none' })]
    expect(planLeaps(words, plan(2), [gapOf([0, 90], [0, 0])])).toEqual([])
    expect(planLeaps([wordAt(0)], plan(1), [gapOf([0, 0], [0, 900])])).toEqual([])
  })
})
