import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { memoryStorage } from '../testing/memory-storage'
import { addBookmark, removeBookmark, renameBookmark, type Bookmark } from './bookmark'
import type { BookmarkAccount } from './bookmark-account'
import { createBookmarkStore } from './create-bookmark-store'

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

/** An account whose calls fail before or after they took effect when told so. */
function fakeAccount() {
  const notes = new Map<number, Bookmark>()
  const replies = new Map<string, number>()
  const network = { mode: 'up' as 'up' | 'down' | 'loses-responses' }
  let lastId = 0
  const call = <T>(run: () => T): Promise<T> => {
    if (network.mode === 'down') return Promise.reject(new Error('No network'))
    const result = run()
    return network.mode === 'loses-responses' ? Promise.reject(new Error('Lost')) : Promise.resolve(result)
  }
  const account: BookmarkAccount = {
    list: () => (network.mode === 'down' ? call(() => []) : Promise.resolve([...notes.values()])),
    add: (bookmark) =>
      call(() => {
        const noteId = replies.get(bookmark.key) ?? (lastId += 1)
        if (!replies.has(bookmark.key)) notes.set(noteId, { ...bookmark, noteId, isRenamed: false })
        replies.set(bookmark.key, noteId)
        return noteId
      }),
    rename: (noteId, name) =>
      call(() => {
        const note = notes.get(noteId)
        if (note === undefined) throw new Error('No such note')
        notes.set(noteId, { ...note, name })
      }),
    remove: (noteId) => call(() => void notes.delete(noteId)),
  }
  return { account, notes, network }
}

const bookmarkOf = (key: string, pageId: number): Bookmark => ({
  key,
  noteId: null,
  pageId,
  name: '',
  excerpt: `Words of ${pageId}`,
  createdAt: '2026-11-28T00:00:00.000Z',
  isRenamed: false,
})
const settle = () => new Promise((resolve) => setTimeout(resolve))

type Step =
  | { readonly kind: 'toggle'; readonly device: number; readonly pageId: number }
  | { readonly kind: 'rename'; readonly device: number; readonly pageId: number }
  | { readonly kind: 'network'; readonly mode: 'up' | 'down' | 'loses-responses' }
  | { readonly kind: 'sign-in'; readonly device: number }
  | { readonly kind: 'sync'; readonly device: number }
  | { readonly kind: 'wait' }
const device = fc.nat({ max: 1 })
const pageId = fc.integer({ min: 1, max: 4 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('toggle' as const), device, pageId }),
  fc.record({ kind: fc.constant('rename' as const), device, pageId }),
  fc.record({
    kind: fc.constant('network' as const),
    mode: fc.constantFrom('up' as const, 'down' as const, 'loses-responses' as const),
  }),
  fc.record({ kind: fc.constant('sign-in' as const), device }),
  fc.record({ kind: fc.constant('sync' as const), device }),
  fc.record({ kind: fc.constant('wait' as const) }),
)

describe('bookmarks of two devices', () => {
  test('are the same in the account and on both after any failures, one for a page, and none is lost', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const { account, notes, network } = fakeAccount()
        const stores = [0, 1].map(() => createBookmarkStore({ bookId: 1, storage: memoryStorage(), account }))
        const added = new Set<number>()
        const removed = new Set<number>()
        let keys = 0
        for (const each of steps) {
          if (each.kind === 'network') network.mode = each.mode
          else if (each.kind === 'wait') await settle()
          else {
            const store = stores[each.device]
            if (store === undefined) continue
            if (each.kind === 'sign-in') store.setUser(7)
            else if (each.kind === 'sync') store.sync()
            else {
              const own = store.current().bookmarks.list.find((one) => one.pageId === each.pageId)
              if (each.kind === 'rename') {
                if (own) store.change((all) => renameBookmark(all, own.key, `Name ${(keys += 1)}`))
              } else if (own) {
                removed.add(each.pageId)
                store.change((all) => removeBookmark(all, own.key))
              } else {
                added.add(each.pageId)
                store.change((all) => addBookmark(all, bookmarkOf(`${each.device}-${(keys += 1)}`, each.pageId)))
              }
            }
          }
        }
        network.mode = 'up'
        for (const store of stores) store.setUser(7)
        for (let round = 0; round < 3; round += 1) {
          for (const store of stores) {
            await settle()
            store.sync()
            await settle()
          }
        }
        const pagesOf = (list: readonly Bookmark[]) => list.map((each) => each.pageId).toSorted((a, b) => a - b)
        const inAccount = [...notes.values()]
        for (const store of stores) {
          const { bookmarks, hasFailed } = store.current()
          expect(hasFailed).toBe(false)
          expect(bookmarks.removedNoteIds).toEqual([])
          expect(pagesOf(bookmarks.list)).toEqual(pagesOf(inAccount))
          expect(new Set(pagesOf(bookmarks.list)).size).toBe(bookmarks.list.length)
        }
        for (const page of added) if (!removed.has(page)) expect(pagesOf(inAccount)).toContain(page)
      }),
      { numRuns: 60 },
    )
  })
})

test("a guest's bookmarks move to the account once, though the first response is lost", async () => {
  const { account, notes, network } = fakeAccount()
  const storage = memoryStorage()
  const store = createBookmarkStore({ bookId: 1, storage, account })
  store.change((all) => addBookmark(all, bookmarkOf('a', 3)))
  network.mode = 'loses-responses'
  store.setUser(7)
  await settle()
  expect([notes.size, store.current().hasFailed]).toEqual([1, true])
  network.mode = 'up'
  store.sync()
  await settle()
  expect([notes.size, store.current().hasFailed]).toEqual([1, false])
  expect(store.current().bookmarks.list).toMatchObject([{ key: 'a', pageId: 3, noteId: 1 }])
  store.setUser(null)
  expect(store.current().bookmarks.list).toEqual([])
  await settle()
  createBookmarkStore({ bookId: 1, storage, account }).setUser(7)
  await settle()
  expect(notes.size).toBe(1)
})

test('a bookmark that the account refuses keeps no other from being saved, and stays on the device', async () => {
  const { account, notes } = fakeAccount()
  const refusing: BookmarkAccount = {
    ...account,
    add: (bookmark) => (bookmark.pageId === 1 ? Promise.reject(new Error('No such page')) : account.add(bookmark)),
  }
  const store = createBookmarkStore({ bookId: 1, storage: memoryStorage(), account: refusing })
  store.change((all) => [1, 2, 3].reduce((now, page) => addBookmark(now, bookmarkOf(`${page}`, page)), all))
  store.setUser(7)
  await settle()
  expect([...notes.values()].map(({ pageId: page }) => page)).toEqual([2, 3])
  expect(store.current().hasFailed).toBe(true)
  expect(
    store
      .current()
      .bookmarks.list.map(({ pageId: page }) => page)
      .toSorted((a, b) => a - b),
  ).toEqual([1, 2, 3])
})

test('the name given on this device stays when the account has an earlier one', async () => {
  const { account, notes, network } = fakeAccount()
  const store = createBookmarkStore({ bookId: 1, storage: memoryStorage(), account })
  store.setUser(7)
  store.change((all) => addBookmark(all, bookmarkOf('a', 3)))
  await settle()
  network.mode = 'down'
  store.change((all) => renameBookmark(all, 'a', 'The owl'))
  await settle()
  network.mode = 'up'
  store.sync()
  await settle()
  expect(store.current().bookmarks.list).toMatchObject([{ name: 'The owl', isRenamed: false }])
  expect([...notes.values()]).toMatchObject([{ name: 'The owl' }])
})
