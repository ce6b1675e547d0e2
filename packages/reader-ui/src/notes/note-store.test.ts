import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../testing/memory-storage'
import { createNoteStore } from './create-note-store'
import type { AccountNote } from './merge-notes'
import { addNote, changeNote, type NoteDraft } from './note'
import { NoteCallError, type NoteAccount } from './note-account'

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

/** An account whose calls fail before or after they took effect when told so. */
function fakeAccount() {
  const notes = new Map<number, AccountNote>()
  const replies = new Map<string, number>()
  const network = { mode: 'up' as 'up' | 'down' | 'loses-responses' }
  let lastId = 0
  const lost = () => Promise.reject(new NoteCallError({ status: null, message: null, isOutdated: false }))
  const call = <T>(run: () => T): Promise<T> => {
    if (network.mode === 'down') return lost()
    const result = run()
    return network.mode === 'loses-responses' ? lost() : Promise.resolve(result)
  }
  const account: NoteAccount = {
    list: () => (network.mode === 'down' ? lost() : Promise.resolve([...notes.values()])),
    add: ({ saved: _saved, sent: _sent, version: _version, ...note }) =>
      call(() => {
        const noteId = replies.get(note.key) ?? (lastId += 1)
        if (!replies.has(note.key)) notes.set(noteId, { ...note, noteId, version: '1' })
        replies.set(note.key, noteId)
        return { noteId, version: '1' }
      }),
    change: ({ noteId }, fields) =>
      call(() => {
        const note = notes.get(noteId)
        if (note === undefined) throw new Error('No such note')
        notes.set(noteId, { ...note, ...fields, version: '2' })
        return { noteId, version: '2' }
      }),
    remove: ({ noteId }) => call(() => void notes.delete(noteId)),
  }
  return { account, notes, network }
}

const noteOf = (key: string, pageId: number): NoteDraft => ({
  key,
  pageId,
  text: '',
  icon: 'star',
  size: 40,
  x: 10,
  y: 20,
  excerpt: `Words of ${pageId}`,
  createdAt: '2026-11-28T00:00:00.000Z',
})
const noTimer = () => () => undefined
const settle = () => new Promise((resolve) => setTimeout(resolve))

test("a guest's notes move to the account once, though the first response is lost", async () => {
  const { account, notes, network } = fakeAccount()
  const storage = memoryStorage()
  const store = createNoteStore({ bookId: 1, storage, account, startTimer: noTimer })
  store.change((all) => addNote(all, noteOf('a', 3)))
  network.mode = 'loses-responses'
  store.setUser(7)
  await settle()
  expect([notes.size, store.current().failures.size > 0]).toEqual([1, true])
  network.mode = 'up'
  store.sync()
  await settle()
  expect([notes.size, store.current().failures.size > 0]).toEqual([1, false])
  expect(store.current().notes.list).toMatchObject([{ key: 'a', pageId: 3, noteId: 1 }])
  store.setUser(null)
  expect(store.current().notes.list).toEqual([])
  await settle()
  createNoteStore({ bookId: 1, storage, account, startTimer: noTimer }).setUser(7)
  await settle()
  expect(notes.size).toBe(1)
})

test('a note that the account refuses keeps no other from being saved, and stays on the device', async () => {
  const { account, notes } = fakeAccount()
  const refusing: NoteAccount = {
    ...account,
    add: (note) =>
      note.pageId === 1
        ? Promise.reject(new NoteCallError({ status: 404, message: 'No such page', isOutdated: false }))
        : account.add(note),
  }
  const store = createNoteStore({ bookId: 1, storage: memoryStorage(), account: refusing, startTimer: noTimer })
  store.change((all) => [1, 2, 3].reduce((now, page) => addNote(now, noteOf(`${page}`, page)), all))
  store.setUser(7)
  await settle()
  expect([...notes.values()].map(({ pageId: page }) => page)).toEqual([2, 3])
  expect(store.current().failures.size > 0).toBe(true)
  expect(
    store
      .current()
      .notes.list.map(({ pageId: page }) => page)
      .toSorted((a, b) => a - b),
  ).toEqual([1, 2, 3])
})

test('the text written on this device stays when the account has an earlier one', async () => {
  const { account, notes, network } = fakeAccount()
  const store = createNoteStore({ bookId: 1, storage: memoryStorage(), account, startTimer: noTimer })
  store.setUser(7)
  store.change((all) => addNote(all, noteOf('a', 3)))
  await settle()
  network.mode = 'down'
  store.change((all) => changeNote(all, 'a', { text: 'The owl' }))
  await settle()
  network.mode = 'up'
  store.sync()
  await settle()
  expect(store.current().notes.list).toMatchObject([{ text: 'The owl', saved: { text: 'The owl' } }])
  expect([...notes.values()]).toMatchObject([{ text: 'The owl' }])
})
