import { expect, it, vi } from 'vitest'
import { createSpelling, listMisspelt, type SpellingCalls } from './create-spelling'

function start(known: readonly string[], calls: Partial<SpellingCalls> = {}) {
  const check = vi.fn<SpellingCalls['check']>(async (words) => ({
    hasDictionary: true,
    unknown: words.filter((word) => !known.includes(word.toLowerCase())),
  }))
  const warn = vi.fn<(text: string, reason: unknown) => void>()
  const spelling = createSpelling({ check, add: async () => null, remove: async () => null, ...calls }, warn)
  const misspelt = (text: string) => listMisspelt(text, spelling.getVerdicts()).map(({ word }) => word)
  return { spelling, check, warn, misspelt }
}

it('asks once for each word, and in calls of two thousand', async () => {
  const { spelling, check, misspelt } = start(['the', 'owl'])
  spelling.request(['The owl,', 'the hoots'])
  spelling.request(['The owl hoots'])
  await expect.poll(() => misspelt('The owl hoots.')).toEqual(['hoots'])
  expect(check.mock.calls).toEqual([[['The', 'owl', 'the', 'hoots']]])
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  const many = Array.from(
    { length: 4500 },
    (_, index) => [17, 26 * 17, 5].map((step) => letters[Math.floor(index / step) % 26]).join('') + letters[index % 26],
  )
  spelling.request(many)
  await expect.poll(() => check.mock.calls.slice(1).flatMap(([words]) => words)).toEqual([...new Set(many)])
  expect(Math.max(...check.mock.calls.map(([words]) => words.length))).toBeLessThanOrEqual(2000)
})

it('takes a word of the book as right in any case until it is removed', async () => {
  const { spelling, misspelt } = start([])
  spelling.request(['Oskar OSKAR Anna'])
  await expect.poll(() => misspelt('Oskar OSKAR Anna')).toHaveLength(3)
  await spelling.addWord('Oskar')
  expect(misspelt('Oskar OSKAR Anna')).toEqual(['Anna'])
  await spelling.removeWord('Oskar')
  expect(misspelt('Oskar OSKAR Anna')).toHaveLength(3)
})

it('takes back a word that the server does not add', async () => {
  const { spelling, misspelt } = start([], { add: () => Promise.reject(new Error('offline')) })
  spelling.request(['Oskar'])
  await expect.poll(() => misspelt('Oskar')).toHaveLength(1)
  await expect(spelling.addWord('Oskar')).rejects.toThrow('offline')
  expect(misspelt('Oskar')).toHaveLength(1)
})

it('takes a word of the book as right that is added while its check is under way', async () => {
  const answers: (() => void)[] = []
  const { spelling, misspelt } = start([], {
    check: (words) => new Promise((resolve) => answers.push(() => resolve({ hasDictionary: true, unknown: words }))),
  })
  spelling.request(['Oskar Anna'])
  await spelling.addWord('Oskar')
  answers.shift()?.()
  await expect.poll(() => misspelt('Oskar Anna')).toEqual(['Anna'])
})

it('keeps the words that were judged while a word was refused', async () => {
  const refusals: (() => void)[] = []
  const { spelling, misspelt } = start([], {
    add: () => new Promise((_, reject) => refusals.push(() => reject(new Error('offline')))),
  })
  spelling.request(['Oskar'])
  await expect.poll(() => misspelt('Oskar')).toHaveLength(1)
  const added = spelling.addWord('Oskar')
  spelling.request(['Anna'])
  await expect.poll(() => misspelt('Anna')).toHaveLength(1)
  refusals.shift()?.()
  await expect(added).rejects.toThrow('offline')
  expect(misspelt('Oskar Anna')).toEqual(['Oskar', 'Anna'])
})

it('marks nothing and asks no more without a dictionary', async () => {
  const check = vi.fn<SpellingCalls['check']>(async () => ({ hasDictionary: false, unknown: [] }))
  const { spelling, misspelt } = start([], { check })
  spelling.request(['مرحبا'])
  await expect.poll(() => spelling.getVerdicts().hasDictionary).toBe(false)
  spelling.request(['owl'])
  expect(misspelt('مرحبا owl')).toEqual([])
  expect(check).toHaveBeenCalledOnce()
})

it('marks nothing after a failure, and asks again for these words with the next', async () => {
  const check = vi.fn<SpellingCalls['check']>(async (words) => ({ hasDictionary: true, unknown: words }))
  check.mockRejectedValueOnce(new Error('offline'))
  const { spelling, misspelt, warn } = start([], { check })
  spelling.request(['owl'])
  await expect.poll(() => warn).toHaveBeenCalledOnce()
  expect(misspelt('owl')).toEqual([])
  spelling.request(['owl hoots'])
  await expect.poll(() => misspelt('owl hoots')).toEqual(['owl', 'hoots'])
})
