import { expect, test } from 'vitest'
import { writeRecentBooks } from '../recent-books/stored-recent-books'
import { clearAccountCopies } from './clear-account-copies'

function openStorage(items: Readonly<Record<string, string>>) {
  const stored = new Map(Object.entries(items))
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  return { storage, keys: () => [...stored.keys()].toSorted() }
}
const visit = (...bookIds: number[]) => ({ read: new Map(bookIds.map((id) => [id, 1])), removed: new Map() })

test('removes the copies of the account and keeps those of a guest and of another account', () => {
  const guests = ['lectern.answers.1', 'lectern.bookmarks.1', 'lectern.place.2', 'theme']
  const others = ['lectern.bookmarks.1.77', 'lectern.progress.1.77']
  const own = [
    'lectern.answers.1.7',
    'lectern.bookmarks.1.7',
    'lectern.place.1',
    'lectern.place.3',
    'lectern.progress.1.7',
  ]
  const { storage, keys } = openStorage(Object.fromEntries([...guests, ...others, ...own].map((key) => [key, '{}'])))
  writeRecentBooks(storage, null, visit(2))
  writeRecentBooks(storage, 7, visit(2, 3))
  clearAccountCopies(storage, keys(), 7)
  expect(keys()).toEqual([...guests, ...others, 'lectern.recent-books'].toSorted())
})

test('changes nothing on a device that the account never read on', () => {
  const { storage, keys } = openStorage({ 'lectern.place.1': '{}', 'lectern.progress.1.77': '{}' })
  const before = keys()
  clearAccountCopies(storage, before, 7)
  expect(keys()).toEqual(before)
})
