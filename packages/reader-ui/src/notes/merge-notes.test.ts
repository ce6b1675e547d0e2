import { describe, expect, test } from 'vitest'
import { adoptNotes, mergeNotes, type AccountNote } from './merge-notes'
import { addNote, changeNote, noNotes, removeNote, type NoteDraft, type Notes } from './note'
import { listUnsavedChanges, markSaved, markSent } from './unsaved-change'

const draft: NoteDraft = {
  key: 'a',
  pageId: 1,
  text: 'Owl',
  icon: 'note',
  size: 40,
  x: 10,
  y: 20,
  excerpt: '',
  createdAt: '2026-11-28T00:00:00.000Z',
}
const inAccount = (change: Partial<AccountNote> = {}): AccountNote => ({ ...draft, noteId: 5, version: '1', ...change })
const saved = mergeNotes(noNotes, [inAccount()], new Set())
const known = new Set([5])

/** Sends the first change, whose response is lost. */
function lose(notes: Notes): Notes {
  const [change] = listUnsavedChanges(notes)
  if (change === undefined) throw new Error('Nothing is unsaved.')
  return markSent(notes, change)
}

describe('mergeNotes', () => {
  test('removes a note whose first response was lost before the reader removed it', () => {
    const removed = removeNote(lose(addNote(noNotes, draft)), 'a')
    expect(listUnsavedChanges(removed)).toEqual([])
    const merged = mergeNotes(removed, [inAccount()], new Set())
    expect(merged.list).toEqual([])
    expect(listUnsavedChanges(merged)).toMatchObject([{ kind: 'remove', noteId: 5, version: '1' }])
    const [change] = listUnsavedChanges(merged)
    const done = markSaved(merged, change!, { noteId: 5, version: null })
    expect(listUnsavedChanges(done)).toEqual([])
    expect(mergeNotes(done, [], new Set())).toEqual(noNotes)
  })

  test('keeps the text of this device alone when the account has the one that was sent from here', () => {
    const edited = changeNote(lose(changeNote(saved, 'a', { text: 'Bird' })), 'a', { text: 'Owls fly' })
    const merged = mergeNotes(edited, [inAccount({ text: 'Bird', version: '2' })], known)
    expect(merged.list.map(({ text }) => text)).toEqual(['Owls fly'])
  })

  test('keeps both texts when two devices changed a note, in one note', () => {
    const edited = changeNote(saved, 'a', { text: 'Owl here' })
    const merged = mergeNotes(edited, [inAccount({ text: 'Owl there', version: '2' })], known)
    expect(merged.list.map(({ text }) => text)).toEqual(['Owl there\n\nOwl here'])
    expect(listUnsavedChanges(merged)).toMatchObject([{ kind: 'change', version: '2' }])
  })

  test('keeps a note that another device has written to since this one removed it', () => {
    const removed = removeNote(saved, 'a')
    expect(mergeNotes(removed, [inAccount()], known).list).toEqual([])
    const merged = mergeNotes(removed, [inAccount({ text: 'Owl, white', version: '2' })], known)
    expect(merged.list.map(({ text }) => text)).toEqual(['Owl, white'])
    expect(merged.removed).toEqual([])
  })

  test('keeps a changed text as a new note when another device removed the note, but no mere move', () => {
    const moved = mergeNotes(changeNote(saved, 'a', { x: 99 }), [], known)
    expect(moved).toEqual(noNotes)
    const edited = mergeNotes(changeNote(saved, 'a', { text: 'Owl here' }), [], known)
    expect(edited.list).toMatchObject([{ key: 'a again 2', noteId: null, text: 'Owl here' }])
  })

  test('sends only what changed here, and takes the other fields from the account', () => {
    const moved = changeNote(saved, 'a', { x: 99 })
    const merged = mergeNotes(moved, [inAccount({ text: 'Owl there', version: '2' })], known)
    expect(merged.list).toMatchObject([{ text: 'Owl there', x: 99 }])
    expect(listUnsavedChanges(merged)).toMatchObject([{ fields: { x: 99 } }])
    expect(listUnsavedChanges(merged)[0]).not.toHaveProperty('fields.text')
  })
})

test("adoptNotes adds a guest's notes once, and none that the account has removed", () => {
  const guest = addNote(noNotes, draft)
  const adopted = adoptNotes(noNotes, guest)
  expect(adoptNotes(adopted, guest)).toEqual(adopted)
  const removed = removeNote(lose(adopted), 'a')
  expect(adoptNotes(removed, guest).list).toEqual([])
})
