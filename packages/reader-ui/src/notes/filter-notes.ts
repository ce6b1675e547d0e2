import { foldSearchText } from '@lectern/core/search'
import type { ListedNote } from './list-notes'

/** Returns the notes that contain all words of a query, in their texts or in the words of the page beside them. */
export function filterNotes(notes: readonly ListedNote[], query: string): readonly ListedNote[] {
  const wanted = foldSearchText(query).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return notes
  return notes.filter(({ note }) => {
    const text = foldSearchText(`${note.text} ${note.excerpt}`)
    return wanted.every((word) => text.includes(word))
  })
}
