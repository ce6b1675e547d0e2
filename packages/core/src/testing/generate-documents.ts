import * as fc from 'fast-check'
import { diffDocuments } from '../editing/diff-documents'
import type { ChangeSet } from '../types'

/** The smallest entity that can change. */
export interface Note {
  id: string
  text: number
}

export type NoteDocument = ReadonlyMap<string, Note>

const ids = fc.constantFrom('a', 'b', '7', '12', '__proto__', 'constructor')

/** Documents of a few notes, with ids that objects treat in their own ways. */
export const documents: fc.Arbitrary<NoteDocument> = fc
  .array(fc.record({ id: ids, text: fc.integer({ min: 0, max: 3 }) }), { maxLength: 8 })
  .map((notes) => new Map(notes.map((note) => [note.id, note])))

/** Versions of one document, one after another. */
export const versions = fc.array(documents, { minLength: 1, maxLength: 8 })

/** The changes that lead from each version to the next. */
export function changesOf(all: readonly NoteDocument[]): ChangeSet<Note>[] {
  return all.slice(1).map((after, index) => diffDocuments(all[index] ?? new Map(), after))
}
