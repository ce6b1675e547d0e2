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

type Edit = { kind: 'put' | 'remove' | 'moveLast' | 'renew'; id: string; text: number }

const edit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom('put', 'put', 'remove', 'moveLast', 'renew'),
  id: ids,
  text: fc.integer({ min: 0, max: 3 }),
})

function edited(document: NoteDocument, { kind, id, text }: Edit): NoteDocument {
  const next = new Map(document)
  const note = next.get(id) ?? { id, text }
  if (kind !== 'put') next.delete(id)
  if (kind === 'put' || kind === 'renew') next.set(id, { id, text })
  if (kind === 'moveLast') next.set(id, note)
  return next
}

/** Versions of one document that differ in one note each: a note is added, rewritten, moved to the end or removed. */
const smallSteps = fc.tuple(documents, fc.array(edit, { maxLength: 8 })).map(([first, edits]) => {
  const all = [first]
  for (const each of edits) all.push(edited(all.at(-1) ?? first, each))
  return all
})

/** Versions of one document, one after another, that differ in little or in all. */
export const versions = fc.oneof(smallSteps, fc.array(documents, { minLength: 1, maxLength: 8 }))

/** A document and changes of one note each that name no order, as they are written by hand. */
export const handmadeChanges: fc.Arbitrary<{ first: NoteDocument; changes: ChangeSet<Note>[] }> = fc
  .array(fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), isRemoval: fc.boolean(), text: fc.nat(3) }), {
    maxLength: 10,
  })
  .map((edits) => {
    const first = new Map(['a', 'b'].map((id) => [id, { id, text: 0 }]))
    const known = new Map(first)
    const changes = edits.flatMap(({ id, isRemoval, text }): ChangeSet<Note>[] => {
      const from = known.get(id)
      if (isRemoval && from === undefined) return []
      if (isRemoval) known.delete(id)
      else known.set(id, { id, text })
      const to = known.get(id)
      return [
        {
          added: from === undefined && to !== undefined ? { [id]: to } : {},
          updated: from !== undefined && to !== undefined ? { [id]: [from, to] } : {},
          removed: from !== undefined && to === undefined ? { [id]: from } : {},
        },
      ]
    })
    return { first, changes }
  })

/** The changes that lead from each version to the next. */
export function changesOf(all: readonly NoteDocument[]): ChangeSet<Note>[] {
  return all.slice(1).map((after, index) => diffDocuments(all[index] ?? new Map(), after))
}
