import type { ChangeSet } from '../types'

/** A thing with an id that changes: the least that an edited document is made of. */
export interface Note {
  id: string
  text: string
}

export function note(id: string, text: string): Note {
  return { id, text }
}

export function updating(id: string, from: string, to: string): ChangeSet<Note> {
  return { added: {}, updated: { [id]: [note(id, from), note(id, to)] }, removed: {} }
}

export function adding(id: string, text: string): ChangeSet<Note> {
  return { added: { [id]: note(id, text) }, updated: {}, removed: {} }
}

export function removing(id: string, text: string): ChangeSet<Note> {
  return { added: {}, updated: {}, removed: { [id]: note(id, text) } }
}
