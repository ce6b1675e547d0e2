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
  await vi.waitFor(() => expect(misspelt('The owl hoots.')).toEqual(['hoots']))
  expect(check.mock.calls).toEqual([[['The', 'owl', 'the', 'hoots']]])
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  const many = Array.from(
    { length: 4500 },
    (_, index) => [17, 26 * 17, 5].map((step) => letters[Math.floor(index / step) % 26]).join('') + letters[index % 26],
  )
  spelling.request(many)
  await vi.waitFor(() => expect(check.mock.calls.slice(1).flatMap(([words]) => words)).toEqual([...new Set(many)]))
  expect(Math.max(...check.mock.calls.map(([words]) => words.length))).toBeLessThanOrEqual(2000)
})

it('takes a word of the book as right in any case until it is removed', async () => {
  const { spelling, misspelt } = start([])
  spelling.request(['Oskar OSKAR Anna'])
  await vi.waitFor(() => expect(misspelt('Oskar OSKAR Anna')).toHaveLength(3))
  await spelling.addWord('Oskar')
  expect(misspelt('Oskar OSKAR Anna')).toEqual(['Anna'])
  await spelling.removeWord('Oskar')
  expect(misspelt('Oskar OSKAR Anna')).toHaveLength(3)
})

it('takes back a word that the server does not add', async () => {
  const { spelling, misspelt } = start([], { add: () => Promise.reject(new Error('offline')) })
  spelling.request(['Oskar'])
  await vi.waitFor(() => expect(misspelt('Oskar')).toHaveLength(1))
  await expect(spelling.addWord('Oskar')).rejects.toThrow('offline')
  expect(misspelt('Oskar')).toHaveLength(1)
})

it('marks nothing and asks no more without a dictionary, and after a failure', async () => {
  const none = start([], { check: async () => ({ hasDictionary: false, unknown: [] }) })
  none.spelling.request(['مرحبا'])
  await vi.waitFor(() => expect(none.spelling.getVerdicts().hasDictionary).toBe(false))
  const failing = start([], { check: () => Promise.reject(new Error('offline')) })
  failing.spelling.request(['owl'])
  await vi.waitFor(() => expect(failing.warn).toHaveBeenCalledOnce())
  expect([none.misspelt('مرحبا'), failing.misspelt('owl')]).toEqual([[], []])
})
