import { describe, expect, it } from 'vitest'
import { openTestDesk } from '../desk/open-test-desk.fixture'
import { hasUnpublishedChanges, readPublication } from '../desk/read-publication'
import type { PublishingEvent } from './step-publishing'

async function openPublisher() {
  const test = await openTestDesk(['Once'])
  const send = (event: PublishingEvent) => test.desk.send({ kind: 'publishing', event })
  const unsaved = () => test.desk.editor.getState().unsavedPages
  return {
    ...test,
    send,
    isChanged: () => hasUnpublishedChanges(test.desk.getState(), unsaved()),
    view: () => readPublication(test.desk.getState(), unsaved()),
    work: () => test.desk.getState().publishing.work,
  }
}

describe('publishing', () => {
  it('saves first and then publishes with the chosen visibility', async () => {
    const { send, edit, settle, server, view } = await openPublisher()
    const published: string[] = []
    server.calls.publish = async (visibility) => {
      published.push(`${visibility} after ${server.writes.length} saves`)
      return { kind: 'published', readerUrl: '/?book=9', publishedAt: '2026-11-20T14:46:00Z' }
    }
    edit(101, 'Twice')
    send({ kind: 'visibility-chosen', visibility: 'public' })
    send({ kind: 'publication-requested' })
    await settle()
    expect(published).toEqual(['public after 1 saves'])
    expect(view()).toMatchObject({ visibility: 'public', readerUrl: '/?book=9', publishedAt: '2026-11-20T14:46:00Z' })
  })

  it('is over once the book is unpublished elsewhere, also if this desk published it', async () => {
    const { send, settle, server, view, desk } = await openPublisher()
    const publishedAt = '2026-11-20T14:46:00Z'
    server.calls.publish = async () => ({ kind: 'published', readerUrl: '/?book=9', publishedAt })
    send({ kind: 'publication-requested' })
    await settle()
    const { chapter } = desk.getState()
    const publication = { ...chapter.publication, isPublished: true, publishedAt }
    desk.send({ kind: 'chapter-changed', chapter: { ...chapter, publication } })
    expect(view()).toMatchObject({ readerUrl: '/?book=9', publishedAt })
    desk.send({ kind: 'chapter-changed', chapter })
    expect(view()).toMatchObject({ readerUrl: null, publishedAt: null })
  })

  it('does not publish what could not be saved', async () => {
    const { send, edit, settle, server, work } = await openPublisher()
    server.refuse = { kind: 'failed', message: '' }
    server.calls.publish = () => Promise.reject(new Error('must not be called'))
    edit(101, 'Twice')
    send({ kind: 'publication-requested' })
    await settle()
    expect(work()).toEqual({ kind: 'idle' })
  })

  it('asks before it publishes what is out of date, and publishes once the author confirms', async () => {
    const { send, settle, server, view, work } = await openPublisher()
    const requests: string[] = []
    const stale = [
      { chapterId: 4, name: 'One', language: 'en', hasOtherVoice: true, hasOtherPages: false, pages: [] },
    ] as const
    server.calls.publish = async (_visibility, ifStale) => {
      requests.push(ifStale)
      return ifStale === 'refuse'
        ? { kind: 'stale', chapters: stale }
        : { kind: 'published', readerUrl: '/?book=9', publishedAt: '2026-11-20T14:46:00Z' }
    }
    send({ kind: 'publication-requested' })
    await settle()
    expect(work()).toEqual({ kind: 'asking', stale })
    send({ kind: 'publication-dismissed' })
    expect(work()).toEqual({ kind: 'idle' })
    send({ kind: 'publication-requested' })
    await settle()
    send({ kind: 'publication-confirmed' })
    await settle()
    expect(requests).toEqual(['refuse', 'refuse', 'publish'])
    expect(view().publishedAt).toBe('2026-11-20T14:46:00Z')
  })

  it('reports why it failed', async () => {
    const { send, settle, server, work } = await openPublisher()
    server.calls.publish = () => Promise.reject(new Error('no room'))
    send({ kind: 'publication-requested' })
    await settle()
    expect(work()).toEqual({ kind: 'failed', reason: 'no room' })
  })

  it('has changes from the first edit to the publication, and after a save that came during it', async () => {
    const { send, edit, settle, server, desk, isChanged } = await openPublisher()
    expect(isChanged()).toBe(false)
    edit(101, 'Twice')
    expect(isChanged()).toBe(true)
    desk.editor.undo()
    expect(isChanged()).toBe(false)
    edit(101, 'Thrice')
    await desk.saveAll()
    expect(isChanged()).toBe(true)
    send({ kind: 'publication-requested' })
    await settle()
    expect(isChanged()).toBe(false)
    let respond = () => undefined as void
    const waiting = new Promise<void>((resolve) => (respond = resolve))
    server.calls.publish = async () => {
      await waiting
      return { kind: 'published', readerUrl: '/?book=9', publishedAt: '2026-11-21T14:46:00Z' }
    }
    send({ kind: 'publication-requested' })
    await settle()
    edit(101, 'later')
    await desk.saveAll()
    respond()
    await settle()
    expect(isChanged()).toBe(true)
  })
})
