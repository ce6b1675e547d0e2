import { describe, expect, it } from 'vitest'
import { savePages, type PageWrite, type ServerPage, type WriteOutcome } from './save-pages'

const noRects = { rects: [], rectsByWords: [] }
const writeOf = (pageVariationId: number, revision = 5): PageWrite => ({
  pageId: pageVariationId,
  pageVariationId,
  revision,
  rects: noRects,
})
const serverPage = (pageVariationId: number, revision: number): ServerPage => ({
  pageVariationId,
  revision,
  rects: noRects,
})
const written = (pages: readonly PageWrite[]): WriteOutcome => ({
  kind: 'written',
  revisions: new Map(pages.map((page) => [page.pageVariationId, page.revision + 1])),
})

function server(responses: ((pages: readonly PageWrite[]) => WriteOutcome)[], current: ServerPage[] | null = []) {
  const requests: number[][] = []
  const api = {
    write: async (pages: readonly PageWrite[]) => {
      requests.push(pages.map((page) => page.pageVariationId))
      const respond = responses[requests.length - 1] ?? written
      return respond(pages)
    },
    read: async () => {
      if (current === null) throw new Error('unreachable')
      return current
    },
  }
  return { api, requests }
}

describe('savePages', () => {
  it('returns the new revisions', async () => {
    const { api } = server([])
    expect(await savePages(api, [writeOf(1), writeOf(2, 8)])).toEqual({
      kind: 'saved',
      revisions: new Map([
        [1, 6],
        [2, 9],
      ]),
    })
  })

  it('sends no request without pages', async () => {
    const { api, requests } = server([])
    expect(await savePages(api, [])).toEqual({ kind: 'saved', revisions: new Map() })
    expect(requests).toEqual([])
  })

  it('reports the pages that someone else saved meanwhile', async () => {
    const theirs = serverPage(1, 7)
    const { api } = server([() => ({ kind: 'outdated' })], [theirs, serverPage(2, 5)])
    const outcome = await savePages(api, [writeOf(1), writeOf(2)])
    expect(outcome).toEqual({ kind: 'conflict', theirs: [theirs], revisions: new Map() })
  })

  it('reports the pages that are gone', async () => {
    const outdated = server([() => ({ kind: 'outdated' })], [serverPage(1, 5)])
    expect(await savePages(outdated.api, [writeOf(1), writeOf(2)])).toMatchObject({
      kind: 'gone',
      pageVariationIds: [2],
    })
    const partly = server([() => ({ kind: 'written', revisions: new Map([[1, 6]]) })])
    expect(await savePages(partly.api, [writeOf(1), writeOf(2)])).toMatchObject({ kind: 'gone', pageVariationIds: [2] })
  })

  it('sends 50 pages a request and keeps the revisions of those before a failure', async () => {
    const pages = Array.from({ length: 120 }, (_, index) => writeOf(index))
    const { api, requests } = server([written, () => ({ kind: 'failed', message: 'no disk' })])
    const outcome = await savePages(api, pages)
    expect(requests.map((request) => request.length)).toEqual([50, 50])
    expect(outcome).toMatchObject({ kind: 'failed', message: 'no disk' })
    expect([...outcome.revisions.keys()]).toEqual(pages.slice(0, 50).map((page) => page.pageVariationId))
  })

  it('keeps the revisions of earlier requests if the conflict cannot be read', async () => {
    const pages = Array.from({ length: 60 }, (_, index) => writeOf(index))
    const { api } = server([written, () => ({ kind: 'outdated' })], null)
    const outcome = await savePages(api, pages)
    expect(outcome).toMatchObject({ kind: 'failed', cause: new Error('unreachable') })
    expect(outcome.revisions.size).toBe(50)
  })
})
