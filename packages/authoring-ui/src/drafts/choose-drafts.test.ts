import { describe, expect, it } from 'vitest'
import { chooseDrafts } from './choose-drafts'
import type { Draft } from './draft-database'

const draft = (pageVariationId: number, visitId: string, changedAt: number): Draft => ({
  authorId: 1,
  bookId: 9,
  pageVariationId,
  visitId,
  baseRevision: 5,
  rects: { rects: [], rectsByWords: [] },
  changedAt,
})

describe('the drafts that are offered', () => {
  it('are the newest of each page; an older one is offered once that one is gone', () => {
    const [old, late, other] = [draft(1, 'a', 10), draft(1, 'b', 20), draft(2, 'a', 5)]
    expect(chooseDrafts([old, late, other], [1, 2], new Set())).toEqual([late, other])
    expect(chooseDrafts([old, other], [1, 2], new Set())).toEqual([old, other])
  })

  it('belong to pages of the chapter, and to visits that have ended', () => {
    const [own, live, elsewhere] = [draft(1, 'a', 10), draft(1, 'b', 20), draft(7, 'a', 5)]
    expect(chooseDrafts([own, live, elsewhere], [1, 2], new Set(['b']))).toEqual([own])
  })
})
