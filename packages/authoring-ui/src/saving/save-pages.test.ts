import { describe, expect, it } from 'vitest'
import { createEditor } from '../editor/create-editor'
import { changeToPlaced } from '../editor/rect-changes'
import { createSaver, type PageWrite, type SaveCalls, type ServerPage, type WriteOutcome } from './save-pages'

const scopeOf = (pageVariationId: number) => ({ pageVariationId, kind: 'rectsByWords' }) as const

function desk(answer: (pages: readonly PageWrite[]) => WriteOutcome, standing: ServerPage[] = []) {
  const editor = createEditor({ newId: () => 'new' })
  for (const id of [1, 2]) {
    editor.loadPage(id, { rects: [], rectsByWords: [{ id: 'w', x: 0, y: 0, width: 9, height: 9, word: 'word' }] })
  }
  const writes: PageWrite[][] = []
  const saver = createSaver(editor)
  const calls: SaveCalls = {
    write: async (pages) => {
      writes.push([...pages])
      return answer(pages)
    },
    read: async () => standing,
  }
  const save = (ids: number[]) => saver.save(ids, calls)
  saver.setRevision(1, 10)
  saver.setRevision(2, 20)
  const edit = (id: number, word: string) => {
    const [placed] = editor.document.inOrder(scopeOf(id))
    if (placed === undefined) throw new Error(`page ${id} has no word`)
    editor.perform('word', changeToPlaced(editor.document, [{ ...placed, rect: { ...placed.rect, word } }]))
  }
  return { editor, saver, save, writes, edit }
}

const written = (revision: number) => (pages: readonly PageWrite[]) =>
  ({ kind: 'written', revisions: new Map(pages.map((page) => [page.snapshot.pageVariationId, revision])) }) as const

describe('saving pages', () => {
  it('sends only pages with unsaved changes, each with the revision its work was done on', async () => {
    const { saver, save, writes, edit } = desk(written(11))
    edit(1, 'changed')
    expect(await save([1, 2])).toEqual({ kind: 'saved', pages: 1 })
    expect(writes.map((pages) => pages.map((page) => [page.snapshot.pageVariationId, page.revision]))).toEqual([
      [[1, 10]],
    ])
    expect(saver.revisionOf(1)).toBe(11)
    expect(await save([1, 2])).toEqual({ kind: 'saved', pages: 0 })
  })

  it('sends the second of two saves on the revision that the first one made', async () => {
    const { save, writes, edit } = desk(written(11))
    edit(1, 'first')
    const first = save([1])
    const second = first.then(() => {
      edit(1, 'second')
      return save([1])
    })
    await second
    expect(writes.map((pages) => pages[0]?.revision)).toEqual([10, 11])
  })

  it('keeps the changes unsaved when the call fails', async () => {
    const { editor, save, edit } = desk(() => ({ kind: 'failed', message: 'no disk' }))
    edit(2, 'changed')
    expect(await save([2])).toEqual({ kind: 'failed', message: 'no disk' })
    expect([...editor.getState().unsavedPages]).toEqual([2])
  })

  it('answers what stands on the server when someone else saved meanwhile, and keeps the author’s work', async () => {
    const theirs = { pageVariationId: 1, revision: 12, rects: { rects: [], rectsByWords: [] } }
    const untouched = { pageVariationId: 2, revision: 20, rects: { rects: [], rectsByWords: [] } }
    const { editor, save, edit } = desk(() => ({ kind: 'outdated' }), [theirs, untouched])
    edit(1, 'mine')
    edit(2, 'mine too')
    expect(await save([1, 2])).toEqual({ kind: 'conflict', theirs: [theirs] })
    expect(editor.document.inOrder(scopeOf(1))[0]?.rect.word).toBe('mine')
    expect([...editor.getState().unsavedPages]).toEqual([1, 2])
  })

  it('says which pages are there no more, instead of a conflict that shows nothing', async () => {
    const standing = { pageVariationId: 1, revision: 10, rects: { rects: [], rectsByWords: [] } }
    const { save, edit } = desk(() => ({ kind: 'outdated' }), [standing])
    edit(1, 'mine')
    edit(2, 'mine too')
    expect(await save([1, 2])).toEqual({ kind: 'gone', pageVariationIds: [2] })
    expect(await save([1])).toEqual({ kind: 'failed', message: '' })
  })

  it('counts as saved only what was written', async () => {
    const { editor, save, edit } = desk(() => ({ kind: 'written', revisions: new Map([[1, 11]]) }))
    edit(1, 'mine')
    edit(2, 'mine too')
    expect(await save([1, 2])).toEqual({ kind: 'gone', pageVariationIds: [2] })
    expect([...editor.getState().unsavedPages]).toEqual([2])
  })
})
