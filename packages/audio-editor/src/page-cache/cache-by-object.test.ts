import { expect, it } from 'vitest'
import { cacheByObject } from './cache-by-object'

it('computes again only what changed, and takes lists with the same items as the same', () => {
  const calls: string[] = []
  const write = cacheByObject((page: { text: string }, marks: readonly string[], mood: string) => {
    calls.push(page.text)
    return `${page.text} ${marks.join('')} ${mood}`
  })
  const [first, second] = [{ text: 'Hush.' }, { text: 'Wave.' }]
  expect([write(first, ['a'], 'calm'), write(second, [], 'calm'), write(first, ['a'], 'calm')]).toEqual([
    'Hush. a calm',
    'Wave.  calm',
    'Hush. a calm',
  ])
  expect(calls).toEqual(['Hush.', 'Wave.'])
  expect([write(first, ['b'], 'calm'), write(second, [], 'loud')]).toEqual(['Hush. b calm', 'Wave.  loud'])
  expect(calls).toEqual(['Hush.', 'Wave.', 'Hush.', 'Wave.'])
})
