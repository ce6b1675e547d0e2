import type { WorkPlace } from '@lectern/authoring-ui'
import { describe, expect, it } from 'vitest'
import { leavesDesk } from './leaves-desk'

/** The desk of chapter 4 in English, the first chapter and language. */
const isAt = ({ chapter, variation }: WorkPlace) => (chapter ?? 4) === 4 && (variation ?? 'en') === 'en'
const leaves = (from: string, to: string) => {
  const [before, after] = [from, to].map((address) => new URL(address, 'https://books.example'))
  if (before === undefined || after === undefined) throw new Error('an address is missing')
  return leavesDesk(before, after, isAt)
}

describe('the ways off the desk', () => {
  it('are other chapters and languages, even if the address names none', () => {
    expect(leaves('/studio/books/9', '/studio/books/9?chapter=5')).toBe(true)
    expect(leaves('/studio/books/9', '/studio/books/9?chapter=4&variation=es')).toBe(true)
    expect(leaves('/studio/books/9?chapter=4', '/studio/books/9?chapter=5')).toBe(true)
  })

  it('are other screens and other books', () => {
    expect(leaves('/studio/books/9', '/studio/')).toBe(true)
    expect(leaves('/studio/audio?book=9', '/studio/audio?book=10')).toBe(true)
  })

  it('are neither other pages and steps nor the name of the current place', () => {
    expect(leaves('/studio/books/9', '/studio/books/9?chapter=4&page=2&variation=en&step=sync')).toBe(false)
    expect(leaves('/studio/books/9?chapter=4&step=words', '/studio/books/9')).toBe(false)
  })
})
