import type { Rect, TimedWord } from '@lectern/core/sync'
import { describe, expect, it } from 'vitest'
import { createEditor } from '../editor/create-editor'
import { countTimed } from './count-timed'
import { fillPages } from './fill-pages'
import { syncChapter } from './sync-chapter'

const wordsOf = (text: string): Rect[] =>
  text.split(' ').map((word, index) => ({ id: `r${index}`, x: index * 100, y: 10, width: 80, height: 30, word }))

const spoken = (text: string, pageVariationId: number, from: number): TimedWord[] =>
  text.split(' ').map((word, index) => ({ word, start: from + index, end: from + index + 0.8, pageVariationId }))

const scope = { pageVariationId: 1, kind: 'rectsByWords' } as const

describe('filling what a sync left over', () => {
  it('times only that, and marks it as estimated', () => {
    const words = wordsOf('the old lamp waved at ships')
    const track = spoken('the old lamp waved at ships', 1, 0).filter((_, index) => index !== 2)
    const outcome = syncChapter([{ pageVariationId: 1, pageNumber: 1, words }], track, { language: 'en' })
    if (outcome.kind !== 'synced') throw new Error(outcome.kind)
    const synced = outcome.synced[0]?.result.rects ?? []
    expect(countTimed(synced)).toMatchObject({ words: 6, timed: 5, estimated: 0 })
    const [filled] = fillPages([{ pageVariationId: 1, words: synced }], track, { language: 'en' })
    expect(filled?.filled).toBe(1)
    expect(countTimed(filled?.words ?? [])).toEqual({ words: 6, timed: 6, estimated: 1 })
    expect(filled?.words[2]?.timing?.source).toBe('estimated')
  })

  it('is one undo step, as is the sync before it: an unsaved change that leaves the rest untouched [SYNC-019]', () => {
    const editor = createEditor({ newId: () => 'new' })
    const words = wordsOf('the old lamp waved')
    editor.loadPage(1, { rects: [], rectsByWords: words })
    const shown = () => editor.document.inOrder(scope).map(({ rect }) => rect)
    const track = spoken('the old lamp waved', 1, 0).filter((_, index) => index !== 2)

    const page = { pageVariationId: 1, pageNumber: 5, words: shown() }
    const outcome = syncChapter([page], track, { language: 'en' })
    if (outcome.kind !== 'synced') throw new Error(outcome.kind)
    expect(outcome.remainder).toMatchObject({ page: { pageNumber: 5 }, unassignedRect: { id: 'r2' } })
    editor.replaceRects('sync', [{ scope, rects: outcome.synced[0]?.result.rects ?? [] }])
    expect(shown().map(({ startTime }) => startTime)).toEqual([0, 1, undefined, 3])
    expect([...editor.getState().unsavedPages]).toEqual([1])

    const filled = fillPages([{ pageVariationId: 1, words: shown() }], track, { language: 'en' })
    editor.replaceRects(
      'fill',
      filled.map((each) => ({ scope, rects: each.words })),
    )
    expect(shown().map(({ timing }) => timing?.source)).toEqual(['matched', 'matched', 'estimated', 'matched'])

    editor.undo()
    expect(shown().map(({ startTime }) => startTime)).toEqual([0, 1, undefined, 3])
    editor.undo()
    expect(shown()).toEqual(words)
    expect(editor.getState()).toMatchObject({ canUndo: false })
    expect(editor.getState().unsavedPages.size).toBe(0)
  })
})
