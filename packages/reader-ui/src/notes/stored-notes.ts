import { mapFound } from '../book/map-found'
import type { PlaceStorage } from '../store/stored-place'
import { bookmarkIcon, noNotes, type Note, type NoteContent, type Notes, type RemovedNote } from './note'

/**
 * Returns the key under which the notes of a book are stored: a guest's if `userId` is null. It says bookmarks because
 * devices have bookmarks under it from before there were other notes.
 */
export function notesKey(bookId: number, userId: number | null): string {
  return userId === null ? `lectern.bookmarks.${bookId}` : `lectern.bookmarks.${bookId}.${userId}`
}

export function writeNotes(storage: PlaceStorage, key: string, notes: Notes): void {
  storage.setItem(key, JSON.stringify(notes))
}

/** Reads stored notes; leaves out what is not one. */
export function parseNotes(text: string | null): Notes {
  const stored = parseObject(text)
  const list = mapFound(readList(Reflect.get(stored, 'list')), readNote)
  const removed = mapFound(readList(Reflect.get(stored, 'removed')), readRemoved)
  return list.length === 0 && removed.length === 0 ? noNotes : { list, removed }
}

function parseObject(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text || 'null')
    return typeof value === 'object' && value !== null ? value : {}
  } catch (reason) {
    // The text is not ours.
    console.warn('Stored notes could not be read.', reason)
    return {}
  }
}

function readList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function readNote(source: unknown): Note | null {
  const read = (field: string): unknown => Reflect.get(Object(source), field)
  const [key, pageId, noteId] = [read('key'), read('pageId'), readNumber(read('noteId'))]
  if (typeof key !== 'string' || typeof pageId !== 'number') return null
  const name = read('name')
  const content =
    typeof name === 'string' ? { text: name, icon: bookmarkIcon, size: null, x: null, y: null } : readContent(source)
  if (content === null) return null
  const saved = readContent(read('saved'))
  return {
    ...content,
    key,
    noteId,
    pageId,
    excerpt: readText(read('excerpt')),
    createdAt: readText(read('createdAt')),
    saved: saved ?? (noteId === null ? null : content),
    sent: readContent(read('sent')),
    version: readVersion(read('version')),
  }
}

function readContent(source: unknown): NoteContent | null {
  const read = (field: keyof NoteContent): unknown => Reflect.get(Object(source), field)
  const [text, icon] = [read('text'), read('icon')]
  if (typeof text !== 'string' || typeof icon !== 'string') return null
  return { text, icon, size: readNumber(read('size')), x: readNumber(read('x')), y: readNumber(read('y')) }
}

function readRemoved(source: unknown): RemovedNote | null {
  const read = (field: keyof RemovedNote): unknown => Reflect.get(Object(source), field)
  const key = read('key')
  if (typeof key !== 'string') return null
  return {
    key,
    noteId: readNumber(read('noteId')),
    version: readVersion(read('version')),
    texts: readList(read('texts')).filter((text) => typeof text === 'string'),
    isDone: read('isDone') === true,
  }
}

function readNumber(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

function readVersion(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
