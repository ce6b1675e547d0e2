import { describe, expect, it } from 'vitest'
import { openTestDesk } from '../desk/open-test-desk.fixture'
import { fixtureWords } from '../testing/fixture-words'
import type { SyncingEvent } from './step-syncing'

const spoken = (text: string, pageVariationId: number, from: number) =>
  text.split(' ').map((word, index) => ({ word, start: from + index, end: from + index + 0.8, pageVariationId }))

async function openSync(texts: readonly string[], words: ReturnType<typeof spoken>) {
  const test = await openTestDesk(texts)
  test.server.spoken = words
  const send = (event: SyncingEvent) => test.desk.send({ kind: 'syncing', event })
  const rectsOf = (pageVariationId: number) =>
    test.desk.editor.document.inOrder({ pageVariationId, kind: 'rectsByWords' }).map((placed) => placed.rect)
  return { ...test, send, rectsOf, state: () => test.desk.getState().syncing }
}

describe('a new narration', () => {
  const stamped = (text: string, from: number, source: 'matched' | 'manual' = 'matched') =>
    fixtureWords(text).map((rect, index) => ({
      ...rect,
      startTime: from + index,
      endTime: from + index + 0.8,
      timing: { source, narration: 'earlier' },
    }))

  /** A desk on one page whose words have times of an earlier narration; the second one was set by hand. */
  async function openNarrated(byHand = true) {
    const test = await openSync(['the old lamp waved'], spoken('the old lamp waved', 101, 10))
    const words = stamped('the old lamp waved', 0).map((rect, index) =>
      byHand && index === 1 ? { ...rect, timing: { source: 'manual' as const, narration: 'earlier' } } : rect,
    )
    test.desk.editor.loadPage(101, { rects: [], rectsByWords: words })
    const timesOf = () => test.rectsOf(101).map(({ startTime }) => startTime)
    return { ...test, words, timesOf }
  }

  it('replaces the times of the earlier one in one undo step, saves, and reports', async () => {
    const { desk, send, settle, timesOf, rectsOf, words, notices, server, state } = await openNarrated(false)
    send({ kind: 'narration-generated' })
    await settle()
    expect(timesOf()).toEqual([10, 11, 12, 13])
    const report = { matched: 4, estimated: 0, untimed: 0, keptByHand: 0 }
    expect(notices).toEqual([{ kind: 'retimed', report }])
    expect(state().retimed).toEqual(report)
    expect(server.writes).toHaveLength(1)
    desk.editor.undo()
    expect(rectsOf(101)).toEqual(words)
    expect(desk.editor.getState().canUndo).toBe(false)
  })

  it('changes and reports nothing when the same times come again, as with the MP3 of its WAV', async () => {
    const { desk, send, settle, timesOf, notices, server, state } = await openNarrated(false)
    send({ kind: 'narration-generated' })
    await settle()
    send({ kind: 'narration-generated' })
    await settle()
    expect(timesOf()).toEqual([10, 11, 12, 13])
    expect([notices.length, server.writes.length]).toEqual([1, 1])
    expect(state().retimed).toMatchObject({ matched: 4 })
    desk.editor.undo()
    expect(desk.editor.getState().canUndo).toBe(false)
  })

  it('keeps times set by hand until the author decides: to take the new ones', async () => {
    const { send, settle, timesOf, rectsOf, state } = await openNarrated()
    send({ kind: 'narration-generated' })
    await settle()
    expect(timesOf()).toEqual([10, 1, 12, 13])
    expect(state().retimed).toMatchObject({ matched: 3, keptByHand: 1 })
    send({ kind: 'times-by-hand-replaced' })
    await settle()
    expect(timesOf()).toEqual([10, 11, 12, 13])
    expect(new Set(rectsOf(101).map(({ timing }) => timing?.source))).toEqual(new Set(['matched']))
  })

  it('keeps times set by hand until the author decides: that they are right', async () => {
    const { send, settle, timesOf, rectsOf, notices, server } = await openNarrated()
    send({ kind: 'narration-generated' })
    await settle()
    send({ kind: 'times-by-hand-confirmed' })
    await settle()
    expect(timesOf()).toEqual([10, 1, 12, 13])
    const [first, second] = rectsOf(101)
    expect(second?.timing).toEqual({ source: 'manual', narration: first?.timing?.narration })
    expect(notices.at(-1)).toEqual({ kind: 'times-confirmed', count: 1 })
    expect(server.pages[0]?.rects.rectsByWords[1]?.timing).toEqual(second?.timing)
  })

  it('leaves the times of a page that it has no word of, and reports that page', async () => {
    const { send, settle, timesOf, notices, server, state } = await openNarrated(false)
    send({ kind: 'narration-generated' })
    await settle()
    server.spoken = spoken('quite another text', 101, 20)
    send({ kind: 'narration-generated' })
    await settle()
    expect(timesOf()).toEqual([10, 11, 12, 13])
    expect(notices.at(-1)).toEqual({ kind: 'page-sync-failed', pageNumber: 1, reason: 'not-found' })
    expect(state()).toMatchObject({ task: null, retimed: null })
  })

  it('starts no second sync while the author takes its times in place of those by hand', async () => {
    const { send, settle, timesOf } = await openNarrated()
    send({ kind: 'narration-generated' })
    send({ kind: 'times-by-hand-replaced' })
    await settle()
    expect(timesOf()).toEqual([10, 1, 12, 13])
  })

  it('clears the report of changed times when the author syncs the chapter', async () => {
    const { send, settle, state } = await openNarrated(false)
    send({ kind: 'narration-generated' })
    await settle()
    send({ kind: 'sync-requested', pageVariationId: null })
    await settle()
    expect(state().retimed).toBeNull()
  })

  it('is synced after the sync that is running', async () => {
    const { send, settle, timesOf, server } = await openNarrated(false)
    send({ kind: 'sync-requested', pageVariationId: null })
    send({ kind: 'narration-generated' })
    server.spoken = spoken('the old lamp waved', 101, 20)
    await settle()
    await settle()
    expect(timesOf()).toEqual([20, 21, 22, 23])
  })

  it('reloads the voice and the text that it was made from', async () => {
    const { desk, send, settle, server } = await openNarrated(false)
    server.origin = { voice: 'v', pages: [] }
    send({ kind: 'narration-generated' })
    await settle()
    expect(desk.getState().narration).toEqual({ origin: server.origin })
  })
})

describe('syncing', () => {
  it('times a page as one undo step, fills gaps as a second, and changes no other page [SYNC-019]', async () => {
    const words = spoken('the old lamp waved', 101, 0).filter((_, index) => index !== 2)
    const { desk, send, rectsOf, settle, state } = await openSync(['the old lamp waved'], words)
    send({ kind: 'sync-requested', pageVariationId: 101 })
    await settle()
    expect(state().leftOver).toMatchObject({ pageNumber: 1, unassignedWord: 'lamp' })
    expect(rectsOf(101).map(({ startTime }) => startTime)).toEqual([0, 1, undefined, 3])
    expect([...desk.editor.getState().unsavedPages]).toEqual([101])

    send({ kind: 'fill-requested' })
    await settle()
    expect(rectsOf(101).map(({ timing }) => timing?.source)).toEqual(['matched', 'matched', 'estimated', 'matched'])
    desk.editor.undo()
    expect(rectsOf(101).map(({ startTime }) => startTime)).toEqual([0, 1, undefined, 3])
    desk.editor.undo()
    expect(rectsOf(101)).toEqual(fixtureWords('the old lamp waved'))
    expect(desk.editor.getState().canUndo).toBe(false)
  })

  it('marks times that the voice guessed as estimated', async () => {
    const words = spoken('Once upon', 101, 0).map((word, index) => ({ ...word, estimated: index === 1 }))
    const { send, rectsOf, settle } = await openSync(['Once upon'], words)
    send({ kind: 'sync-requested', pageVariationId: 101 })
    await settle()
    expect(rectsOf(101).map(({ timing }) => timing?.source)).toEqual(['matched', 'estimated'])
  })

  it('saves the chapter without a notice of its own and reports success once', async () => {
    const words = [...spoken('Once', 101, 0), ...spoken('upon', 102, 1)]
    const { send, settle, notices, server } = await openSync(['Once', 'upon'], words)
    send({ kind: 'sync-requested', pageVariationId: null })
    await settle()
    expect(notices).toEqual([{ kind: 'synced', scope: 'chapter', by: 'word' }])
    expect(server.pages.map(({ rects }) => rects.rectsByWords[0]?.startTime)).toEqual([0, 1])
  })

  it('reports no success if the save fails', async () => {
    const { send, settle, notices, server, state } = await openSync(['Once'], spoken('Once', 101, 0))
    server.refuse = { kind: 'failed', message: '' }
    send({ kind: 'sync-requested', pageVariationId: null })
    await settle()
    expect(notices).toEqual([{ kind: 'save-failed', scope: 'chapter', reason: '' }])
    expect(state().task).toBeNull()
  })

  it('reports failed pages and no success', async () => {
    const { send, settle, notices } = await openSync(['Once', 'unread'], spoken('Once', 101, 0))
    send({ kind: 'sync-requested', pageVariationId: null })
    await settle()
    expect(notices).toContainEqual({ kind: 'page-sync-failed', pageNumber: 2, reason: 'not-spoken' })
    expect(notices.map(({ kind }) => kind)).not.toContain('synced')
  })

  it('refuses a chapter without words, and reports why the narration cannot be read', async () => {
    const empty = await openSync([''], [])
    empty.send({ kind: 'sync-requested', pageVariationId: null })
    expect(empty.notices).toEqual([{ kind: 'no-word-rects' }])
    const broken = await openSync(['Once'], [])
    broken.server.calls.readSpokenWords = () => Promise.reject(new Error('no words'))
    broken.send({ kind: 'sync-requested', pageVariationId: 101 })
    await broken.settle()
    expect(broken.notices).toEqual([{ kind: 'sync-failed', scope: 'page', by: 'word', reason: 'no words' }])
  })
})
