import { describe, expect, it } from 'vitest'
import { openTestDesk, testChapter, testPage } from '../desk/open-test-desk.fixture'
import { canRetryUpload, type UploadEvent } from './step-upload'

describe('uploading pages', () => {
  it('reports progress, the files that were skipped and the number of new pages', async () => {
    const { desk, server, notices, settle } = await openTestDesk([])
    const states: string[] = []
    desk.subscribe(() => states.push(desk.getState().upload.work.kind))
    server.calls.uploadPages = async ({ files, onSent, onImported }) => {
      await Promise.resolve()
      onSent(0.5)
      await Promise.resolve()
      onImported({ done: 1, total: 2 })
      return { pages: files.length, addedIds: [8], problems: [{ file: 'torn.pdf', message: 'Torn.' }] }
    }
    desk.send({ kind: 'upload', event: { kind: 'files-rejected', names: ['notes.txt'] } })
    desk.send({ kind: 'upload', event: { kind: 'files-chosen', files: [new File([], 'one.png')] } })
    await settle()
    expect([...new Set(states)]).toEqual(['idle', 'sending', 'importing', 'loading'])
    expect(desk.getState().upload).toMatchObject({
      work: { kind: 'idle' },
      skipped: [
        { file: 'notes.txt', message: null },
        { file: 'torn.pdf', message: 'Torn.' },
      ],
    })
    expect(notices).toEqual([{ kind: 'pages-added', count: 1, addedIds: [8] }])
  })

  it('names rejected files until the author adds others, or begins something else', async () => {
    const { desk, settle } = await openTestDesk(['Once', 'upon'])
    const send = (event: UploadEvent) => desk.send({ kind: 'upload', event })
    const skipped = () => desk.getState().upload.skipped.map(({ file }) => file)
    send({ kind: 'files-rejected', names: ['notes.txt'] })
    send({ kind: 'files-chosen', files: [] })
    expect(skipped()).toEqual(['notes.txt'])
    send({ kind: 'skipped-files-seen' })
    await settle()
    expect(skipped()).toEqual(['notes.txt'])
    send({ kind: 'files-rejected', names: ['more.txt'] })
    expect(skipped()).toEqual(['more.txt'])
    send({ kind: 'skipped-files-seen' })
    send({ kind: 'files-chosen', files: [] })
    expect(skipped()).toEqual([])
    await settle()
    send({ kind: 'files-rejected', names: ['notes.txt'] })
    desk.send({ kind: 'place-changed', place: { step: 'words', pageId: 2 } })
    expect(skipped()).toEqual(['notes.txt'])
    desk.send({ kind: 'page-order', event: { kind: 'pages-ordered', pageIds: [2, 1], isUndo: false } })
    expect(skipped()).toEqual([])
  })

  it('distinguishes a failed import from a failed reload', async () => {
    const { desk, server, settle } = await openTestDesk([])
    const upload = () => desk.send({ kind: 'upload', event: { kind: 'files-chosen', files: [] } })
    server.calls.uploadPages = () => Promise.reject(new Error('too large'))
    upload()
    await settle()
    expect(desk.getState().upload.work).toEqual({ kind: 'failed', step: 'import', reason: 'too large', files: [] })
    delete server.calls.uploadPages
    server.calls.reloadBook = () => Promise.reject(new Error('offline'))
    upload()
    await settle()
    const added = { pages: 0, addedIds: [] }
    expect(desk.getState().upload.work).toEqual({ kind: 'failed', step: 'reload', reason: 'offline', ...added })
  })

  it('sends the same files again after an upload without a network', async () => {
    const { desk, server, notices, settle } = await openTestDesk([])
    const files = [new File([], 'one.png'), new File([], 'two.png')]
    const sent: (readonly File[])[] = []
    server.calls.uploadPages = async (upload) => {
      sent.push(upload.files)
      if (sent.length === 1) throw new Error('offline')
      return { pages: 2, addedIds: [8, 9], problems: [] }
    }
    desk.send({ kind: 'upload', event: { kind: 'files-chosen', files } })
    await settle()
    expect(canRetryUpload(desk.getState().upload)).toBe(true)
    desk.send({ kind: 'upload', event: { kind: 'upload-retried' } })
    await settle()
    expect(sent).toEqual([files, files])
    expect(notices).toEqual([{ kind: 'pages-added', count: 2, addedIds: [8, 9] }])
  })

  it('sends no files again of which the server may have made pages', async () => {
    const { desk, server, settle } = await openTestDesk([])
    server.calls.uploadPages = async ({ onImported }) => {
      onImported({ done: 0, total: 0 })
      throw new Error('The engine crashed.')
    }
    desk.send({ kind: 'upload', event: { kind: 'files-chosen', files: [new File([], 'one.pdf')] } })
    await settle()
    expect(canRetryUpload(desk.getState().upload)).toBe(false)
  })

  it('keeps and shows the pages that were imported when the author cancels', async () => {
    const { desk, server, settle } = await openTestDesk([])
    const events: string[] = []
    let end: () => void = () => undefined
    server.calls.uploadPages = async ({ onImported }) => {
      onImported({ done: 2, total: 5 })
      await new Promise<void>((resolve) => {
        end = resolve
      })
      throw new Error('The work was cancelled.')
    }
    server.calls.cancelUpload = async () => {
      events.push('cancel')
      end()
    }
    server.calls.reloadBook = async () => void events.push('reload')
    desk.send({ kind: 'upload', event: { kind: 'files-chosen', files: [new File([], 'five.pdf')] } })
    await settle()
    desk.send({ kind: 'upload', event: { kind: 'upload-cancelled' } })
    desk.send({ kind: 'upload', event: { kind: 'upload-cancelled' } })
    expect(desk.getState().upload.work).toEqual({ kind: 'importing', done: 2, total: 5, isCancelling: true })
    await settle()
    expect(events).toEqual(['cancel', 'reload'])
    expect(desk.getState().upload.work).toEqual({ kind: 'idle' })
  })

  it('goes on with an upload that could not be cancelled, and says so', async () => {
    const { desk, server, notices, settle } = await openTestDesk([])
    server.calls.uploadPages = () => new Promise(() => undefined)
    server.calls.cancelUpload = () => Promise.reject(new Error('offline'))
    desk.send({ kind: 'upload', event: { kind: 'files-chosen', files: [] } })
    desk.send({ kind: 'upload', event: { kind: 'upload-cancelled' } })
    await settle()
    expect(desk.getState().upload.work).toMatchObject({ kind: 'sending', isCancelling: false })
    expect(notices).toEqual([{ kind: 'cancel-failed', reason: 'offline' }])
  })

  it('reads the chapter again that could not be read after an import', async () => {
    const { desk, server, notices, settle } = await openTestDesk([])
    server.calls.uploadPages = async () => ({ pages: 1, addedIds: [8], problems: [] })
    server.calls.reloadBook = () => Promise.reject(new Error('offline'))
    desk.send({ kind: 'upload', event: { kind: 'files-chosen', files: [new File([], 'one.png')] } })
    await settle()
    delete server.calls.reloadBook
    desk.send({ kind: 'upload', event: { kind: 'upload-retried' } })
    await settle()
    expect(notices).toEqual([{ kind: 'pages-added', count: 1, addedIds: [8] }])
  })
})

describe('deleting pages', () => {
  const ask = (pages: number[]) =>
    ({ kind: 'page-deletion', event: { kind: 'page-deletion-asked', pages: pages.map((id) => testPage(id)) } }) as const
  const confirm = { kind: 'page-deletion', event: { kind: 'page-deletion-confirmed' } } as const
  const restore = { kind: 'page-deletion', event: { kind: 'page-restoration-requested' } } as const

  it('deletes after asking, drops the unsaved changes of the page and counts the deletion', async () => {
    const { desk, server, settle, edit } = await openTestDesk(['Once', 'upon'])
    edit(102, 'Twice')
    server.calls.deletePage = async () => void (server.pages = server.pages.slice(0, 1))
    desk.send(ask([2]))
    expect(desk.getState().pageDeletion.asked?.map(({ pageNumber }) => pageNumber)).toEqual([2])
    desk.send(confirm)
    await settle()
    const restorable = [{ pageId: 2, pageNumber: 2 }]
    expect(desk.getState().pageDeletion).toEqual({ asked: null, work: null, restorable, finished: 1 })
    expect(desk.editor.getState().unsavedPages.size).toBe(0)
  })

  it('deletes several pages one after the other, and restores all of them', async () => {
    const { desk, server, notices, settle } = await openTestDesk(['Once', 'upon', 'a time'])
    const calls: string[] = []
    server.calls.deletePage = async (id) => void calls.push(`delete ${id}`)
    server.calls.restorePage = async (id) => void calls.push(`restore ${id}`)
    desk.send(ask([1, 3]))
    desk.send(confirm)
    desk.send(ask([2]))
    expect(desk.getState().pageDeletion.asked).toBe(null)
    await settle()
    desk.send(restore)
    await settle()
    expect(calls).toEqual(['delete 1', 'delete 3', 'restore 1', 'restore 3'])
    expect(desk.getState().pageDeletion).toMatchObject({ work: null, restorable: [], finished: 2 })
    expect(notices).toEqual([{ kind: 'pages-restored', count: 2 }])
  })

  it('stops at a page that could not be deleted, says why, and restores those before it', async () => {
    const { desk, server, notices, settle } = await openTestDesk(['Once', 'upon', 'a time'])
    server.calls.deletePage = (id) => (id === 2 ? Promise.reject(new Error('busy')) : Promise.resolve())
    desk.send(ask([1, 2, 3]))
    desk.send(confirm)
    await settle()
    expect(notices).toEqual([{ kind: 'page-deletion-failed', change: 'delete', pageNumber: 2, reason: 'busy' }])
    expect(desk.getState().pageDeletion.restorable).toEqual([{ pageId: 1, pageNumber: 1 }])
  })

  it('deletes pages without a question that were only just added', async () => {
    const { desk, server, settle } = await openTestDesk(['Once', 'upon'])
    const deleted: number[] = []
    server.calls.deletePage = async (id) => void deleted.push(id)
    desk.send({ kind: 'page-deletion', event: { kind: 'added-pages-undone', pageIds: [2, 99] } })
    await settle()
    expect(deleted).toEqual([2])
  })
})

describe('the page on show', () => {
  it('follows the address and selects a requested word once its page is shown', async () => {
    const { desk, visited } = await openTestDesk(['Once', 'upon'])
    const { editor } = desk
    expect(editor.getState().scope?.pageVariationId).toBe(101)
    desk.send({ kind: 'word-requested', pageId: 2, entityId: '102/rectsByWords/w0' })
    expect([visited, [...editor.getState().selected]]).toEqual([[2], []])
    desk.send({ kind: 'place-changed', place: { step: 'words', pageId: 2 } })
    expect(editor.getState().scope?.pageVariationId).toBe(102)
    expect([...editor.getState().selected]).toEqual(['102/rectsByWords/w0'])
  })

  it('is the first page if the address names one that the chapter lacks', async () => {
    const { desk } = await openTestDesk(['Once', 'upon'])
    desk.send({ kind: 'place-changed', place: { step: 'words', pageId: 99 } })
    expect(desk.editor.getState().scope?.pageVariationId).toBe(101)
    desk.send({ kind: 'chapter-changed', chapter: testChapter([testPage(2)]) })
    expect(desk.editor.getState().scope?.pageVariationId).toBe(102)
  })

  it('opens the first step that is not done, once', async () => {
    const { desk } = await openTestDesk(['Once'])
    desk.send({ kind: 'place-changed', place: { step: null, pageId: null } })
    expect(desk.getState().firstStep).toBe('voice')
    desk.send({ kind: 'chapter-changed', chapter: { ...desk.getState().chapter, audioUrl: '/one.mp3' } })
    expect(desk.getState().firstStep).toBe('voice')
  })
})
