import { describe, expect, it } from 'vitest'
import { readPlace, writePlace } from './work-place'
import { workspacePath } from './workspace-path'

describe('the place in a book', () => {
  it('is read back from its own query parameters', () => {
    const place = { chapter: 12, page: 34, variation: 'es-MX', step: 'sync' } as const
    expect(readPlace(writePlace(place))).toEqual(place)
    expect(readPlace(new URLSearchParams())).toEqual({ chapter: null, page: null, variation: null, step: null })
  })

  it('accepts only valid ids and steps', () => {
    const query = new URLSearchParams('chapter=0&page=-3&step=everything')
    expect(readPlace(query)).toEqual({ chapter: null, page: null, variation: null, step: null })
  })

  it('is kept if an address of the reader redirects to the studio', () => {
    const query = new URLSearchParams('mode=authoring&book=7&chapter=2&page=9&variation=en&token=secret')
    expect(workspacePath(7, query)).toBe('/studio/books/7?chapter=2&page=9&variation=en')
  })
})
