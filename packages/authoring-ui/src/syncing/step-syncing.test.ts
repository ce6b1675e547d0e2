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

describe('syncing', () => {
  it('times a page as an unsaved undo step, leaves the rest untouched and fills it as a second step [SYNC-019]', async () => {
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

  it('saves the chapter quietly and tells its success once', async () => {
    const words = [...spoken('Once', 101, 0), ...spoken('upon', 102, 1)]
    const { send, settle, notices, server } = await openSync(['Once', 'upon'], words)
    send({ kind: 'sync-requested', pageVariationId: null })
    await settle()
    expect(notices).toEqual([{ kind: 'synced', scope: 'chapter' }])
    expect(server.pages.map(({ rects }) => rects.rectsByWords[0]?.startTime)).toEqual([0, 1])
  })

  it('tells no success if the save fails', async () => {
    const { send, settle, notices, server, state } = await openSync(['Once'], spoken('Once', 101, 0))
    server.refuse = { kind: 'failed', message: '' }
    send({ kind: 'sync-requested', pageVariationId: null })
    await settle()
    expect(notices).toEqual([{ kind: 'save-failed', scope: 'chapter', reason: '' }])
    expect(state().task).toBeNull()
  })

  it('reports failed pages and tells no success', async () => {
    const { send, settle, notices } = await openSync(['Once', 'unread'], spoken('Once', 101, 0))
    send({ kind: 'sync-requested', pageVariationId: null })
    await settle()
    expect(notices).toContainEqual({ kind: 'page-sync-failed', pageNumber: 2, reason: 'not-spoken' })
    expect(notices.map(({ kind }) => kind)).not.toContain('synced')
  })

  it('refuses a chapter without words, and tells why the narration cannot be read', async () => {
    const empty = await openSync([''], [])
    empty.send({ kind: 'sync-requested', pageVariationId: null })
    expect(empty.notices).toEqual([{ kind: 'no-word-rects' }])
    const broken = await openSync(['Once'], [])
    broken.server.calls.readSpokenWords = () => Promise.reject(new Error('no words'))
    broken.send({ kind: 'sync-requested', pageVariationId: 101 })
    await broken.settle()
    expect(broken.notices).toEqual([{ kind: 'sync-failed', scope: 'page', reason: 'no words' }])
  })
})
