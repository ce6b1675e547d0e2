import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { alignWords } from '../alignment/align-words'
import { syncByWord } from '../matching/sync-by-word'

const align = (reference: string, heard: string, language = 'en') =>
  alignWords(reference.split(' '), heard.split(' '), { language })

test('a year in digits is aligned with the words that say it', () => {
  expect(align('In 1984 the moon', 'In nineteen eighty four the moon')).toEqual([
    { kind: 'match', reference: [0, 1], heard: [0, 1] },
    { kind: 'match', reference: [1, 2], heard: [1, 4] },
    { kind: 'match', reference: [2, 3], heard: [4, 5] },
    { kind: 'match', reference: [3, 4], heard: [5, 6] },
  ])
  expect(align('In 1984 the', 'In nineteen eighty-four the')[1]).toEqual({
    kind: 'match',
    reference: [1, 2],
    heard: [1, 3],
  })
})

test('words between those of a number belong to it', () => {
  expect(align('It cost $120 then', 'It cost one hundred and twenty dollars then')[2]).toEqual({
    kind: 'similar',
    reference: [2, 3],
    heard: [2, 7],
  })
})

test('words on the page are aligned with digits in a transcript, and signs with their words', () => {
  expect(align('she was twenty one then', 'she was 21 then')).toEqual([
    { kind: 'match', reference: [0, 1], heard: [0, 1] },
    { kind: 'match', reference: [1, 2], heard: [1, 2] },
    { kind: 'match', reference: [2, 4], heard: [2, 3] },
    { kind: 'match', reference: [4, 5], heard: [3, 4] },
  ])
  expect(align('Nell & Biscuit', 'Nell and Biscuit')[1]).toEqual({ kind: 'match', reference: [1, 2], heard: [1, 2] })
  expect(align('el 45 cayó', 'el cuarenta y cinco cayó', 'es')[1]).toEqual({
    kind: 'match',
    reference: [1, 2],
    heard: [1, 4],
  })
})

test('numbers in digits on both sides stay digits, and numbers that nobody says stay unmatched', () => {
  expect(align('page 12 of', 'page 12 of')).toHaveLength(3)
  expect(align('the moon 12', 'the moon')).toEqual([
    { kind: 'match', reference: [0, 1], heard: [0, 1] },
    { kind: 'match', reference: [1, 2], heard: [1, 2] },
    { kind: 'missing', reference: [2, 3] },
  ])
})

test('operations with numbers name each index of both sides exactly once, in order', () => {
  const words = fc.array(
    fc.constantFrom('the', 'moon', '12', 'twelve', '1984', 'nineteen', 'eighty', 'four', '&', 'and', '$5', 'five', '—'),
    { maxLength: 24 },
  )
  fc.assert(
    fc.property(words, words, (reference, heard) => {
      const operations = alignWords(reference, heard, { language: 'en' })
      const named = (side: 'reference' | 'heard') =>
        operations.flatMap((operation) => {
          const [from, to] = (side in operation && Reflect.get(operation, side)) || [0, 0]
          return Array.from({ length: to - from }, (_, step) => from + step)
        })
      expect(named('reference')).toEqual([...reference.keys()])
      expect(named('heard')).toEqual([...heard.keys()])
    }),
    { numRuns: 500 },
  )
})

test('numbers and signs on a page get the times of the words that say them', () => {
  const page = 'In 1984 Nell & I paid $5'
    .split(' ')
    .map((word, at) => ({ id: `r${at}`, x: at * 60, y: 0, width: 50, height: 20, word }))
  const spoken = 'In nineteen eighty four Nell and I paid five dollars'.split(' ')
  const timed = spoken.map((word, at) => ({ word, start: at, end: at + 0.9 }))
  const { rects, coverage, firstUnmatchedWord, firstUnassignedRect } = syncByWord(page, timed, { language: 'en' })
  expect(rects.map(({ startTime, endTime }) => [startTime, endTime])).toEqual([
    [0, 0.9],
    [1, 3.9],
    [4, 4.9],
    [5, 5.9],
    [6, 6.9],
    [7, 7.9],
    [8, 9.9],
  ])
  expect([coverage, firstUnmatchedWord, firstUnassignedRect]).toEqual([1, null, null])
})

test.each(['Mr', 'Mr.', 'Mr,', 'Mr.,', 'Mr?', '(Mr)', 'MR'])('%s is aligned with mister', (written) => {
  expect(align(`said ${written} Fox`, 'said mister Fox')[1]).toEqual({
    kind: 'match',
    reference: [1, 2],
    heard: [1, 2],
  })
})
