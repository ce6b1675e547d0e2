import { describe, expect, it } from 'vitest'
import { createEditor } from '../editor/create-editor'
import type { Draft, DraftKey, DraftDatabase } from './draft-database'
import { createDraftWriter } from './create-draft-writer'

const owner = { authorId: 1, bookId: 9, visitId: 'now' }
const keyOf = (key: DraftKey) => [key.authorId, key.bookId, key.pageVariationId, key.visitId].join('/')

function createMemoryDatabase() {
  const drafts = new Map<string, Draft>()
  const database: DraftDatabase = {
    put: async (draft) => void drafts.set(keyOf(draft), draft),
    remove: async (key) => void drafts.delete(keyOf(key)),
    ofBook: async () => [...drafts.values()],
    close: () => undefined,
  }
  return { drafts, database }
}

function desk() {
  const editor = createEditor({ newId: () => 'new' })
  editor.loadPage(1, { rects: [], rectsByWords: [{ id: 'w', x: 0, y: 0, width: 9, height: 9, word: 'Once' }] })
  editor.show({ pageVariationId: 1, kind: 'rectsByWords' }, { width: 100, height: 100 })
  editor.select(['1/rectsByWords/w'])
  const timers: (() => void)[] = []
  const { drafts, database } = createMemoryDatabase()
  const startWriter = (over: Partial<DraftDatabase> = {}, onFailure = () => undefined) =>
    createDraftWriter({
      editor,
      database: { ...database, ...over },
      owner,
      revisionOf: () => 5,
      now: () => 1000,
      setTimer: (run) => {
        timers.push(run)
        return () => void timers.splice(timers.indexOf(run), 1)
      },
      onWritten: () => undefined,
      onFailure,
    })
  const pass = async () => {
    for (const run of timers.splice(0)) run()
    await Promise.resolve()
  }
  return { editor, drafts, startWriter, pass }
}

describe('the draft writer', () => {
  it('stores changes made before it started, and leaves the drafts of other visits alone', async () => {
    const { editor, drafts, startWriter, pass } = desk()
    const earlier = { ...owner, visitId: 'before', pageVariationId: 1 }
    drafts.set(keyOf(earlier), { ...earlier, baseRevision: 4, rects: { rects: [], rectsByWords: [] }, changedAt: 1 })
    editor.nudge(1, 0, false)
    startWriter()
    await pass()
    expect([...drafts.keys()]).toEqual(['1/9/1/before', '1/9/1/now'])
    editor.markSaved(editor.snapshotPage(1))
    await pass()
    expect([...drafts.keys()]).toEqual(['1/9/1/before'])
  })

  it('writes immediately on request, and resolves to whether the draft is stored', async () => {
    const { editor, drafts, startWriter } = desk()
    const writer = startWriter()
    editor.nudge(1, 0, false)
    expect(await writer.flush()).toBe(true)
    expect(drafts.get('1/9/1/now')?.rects.rectsByWords[0]?.x).toBe(1)
    const refusing = startWriter({ put: () => Promise.reject(new Error('no room')) })
    editor.nudge(1, 0, false)
    expect(await refusing.flush()).toBe(false)
  })

  it('removes the drafts of discarded changes, and stores a later change', async () => {
    const { editor, drafts, startWriter, pass } = desk()
    const writer = startWriter()
    editor.nudge(1, 0, false)
    await pass()
    expect(drafts.size).toBe(1)
    editor.nudge(1, 0, false)
    await writer.discard()
    await pass()
    await writer.flush()
    expect(drafts.size).toBe(0)
    editor.nudge(1, 0, false)
    await pass()
    expect(drafts.get('1/9/1/now')?.rects.rectsByWords[0]?.x).toBe(3)
    await writer.discard()
    writer.stop()
    await pass()
    expect(drafts.size).toBe(0)
  })

  it('removes the draft of a page that undo has restored to its saved state', async () => {
    const { editor, drafts, startWriter, pass } = desk()
    startWriter()
    editor.nudge(1, 0, false)
    await pass()
    expect(drafts.size).toBe(1)
    editor.undo()
    await pass()
    expect(drafts.size).toBe(0)
  })

  it('removes the draft of a saved page at once, so that a reload does not offer it', async () => {
    const { editor, drafts, startWriter, pass } = desk()
    startWriter()
    editor.nudge(1, 0, false)
    await pass()
    editor.markSaved(editor.snapshotPage(1))
    expect(drafts.size).toBe(0)
  })
})
