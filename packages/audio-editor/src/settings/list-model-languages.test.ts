import { describe, expect, test } from 'vitest'
import { listModelLanguages } from './list-model-languages'

describe('listModelLanguages', () => {
  test('lists the first 3 languages and counts the others [AUD-021]', () => {
    const all = ['English', 'Spanish', 'Chinese', 'Hindi', 'Arabic']
    for (const count of [0, 1, 2, 3]) {
      expect(listModelLanguages(all.slice(0, count))).toEqual({ shown: all.slice(0, count), moreCount: 0 })
    }
    expect(listModelLanguages(all.slice(0, 4))).toEqual({ shown: all.slice(0, 3), moreCount: 1 })
    expect(listModelLanguages(all)).toEqual({ shown: all.slice(0, 3), moreCount: 2 })
  })
})
