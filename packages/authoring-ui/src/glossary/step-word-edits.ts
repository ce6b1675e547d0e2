import type { Definition, Word } from '@lectern/api-client/quiz'
import {
  changeDefinition,
  draftNewWord,
  draftWord,
  findFault,
  isChanged,
  settleCall,
  type DefinitionDraft,
  type DraftFault,
  type WordCall,
  type WordDraft,
} from './word-draft'

/** Id of the new word among the edits. */
export const newWordId = 0

/** A word that is being edited. */
export interface WordEdit {
  /** The word as it was last saved; null for a new one. */
  readonly base: Word | null
  readonly draft: WordDraft
  readonly isSaving: boolean
  /** The fault that the last attempt to save found; null without one. */
  readonly fault: DraftFault | null
  /** Error of the last call; undefined if it did not fail. */
  readonly error: unknown
}

/** Edits by the id of their word. They are kept while their row is not rendered. */
export type WordEdits = ReadonlyMap<number, WordEdit>

export type WordEditEvent =
  | { readonly kind: 'opened'; readonly word: Word }
  | { readonly kind: 'new-word-opened'; readonly lang: string }
  | { readonly kind: 'typed'; readonly id: number; readonly draft: WordDraft }
  | {
      readonly kind: 'definition-changed'
      readonly id: number
      readonly key: string
      readonly fields: Partial<DefinitionDraft>
    }
  | { readonly kind: 'save-pressed'; readonly id: number }
  | { readonly kind: 'part-saved'; readonly id: number; readonly call: WordCall; readonly created: Definition | null }
  | { readonly kind: 'save-failed'; readonly id: number; readonly error: unknown }
  | { readonly kind: 'closed'; readonly id: number }
  | { readonly kind: 'reopened'; readonly id: number; readonly edit: WordEdit }

export const noWordEdits: WordEdits = new Map()

/** Returns the edits after an event. */
export function stepWordEdits(edits: WordEdits, event: WordEditEvent): WordEdits {
  switch (event.kind) {
    case 'opened':
      return edits.has(event.word.id)
        ? edits
        : withEdit(edits, event.word.id, openEdit(event.word, draftWord(event.word)))
    case 'new-word-opened':
      return edits.has(newWordId) ? edits : withEdit(edits, newWordId, openEdit(null, draftNewWord(event.lang)))
    case 'reopened':
      return edits.has(event.id) ? edits : withEdit(edits, event.id, event.edit)
    case 'closed':
      return new Map([...edits].filter(([id]) => id !== event.id))
    default: {
      const edit = edits.get(event.id)
      return edit === undefined ? edits : withEdit(edits, event.id, stepEdit(edit, event))
    }
  }
}

type EventOfOne = Extract<
  WordEditEvent,
  { kind: 'typed' | 'definition-changed' | 'save-pressed' | 'part-saved' | 'save-failed' }
>

function stepEdit(edit: WordEdit, event: EventOfOne): WordEdit {
  switch (event.kind) {
    case 'typed':
      return { ...edit, draft: event.draft, fault: null }
    case 'definition-changed':
      return { ...edit, draft: changeDefinition(edit.draft, event.key, event.fields), fault: null }
    case 'save-pressed': {
      const fault = findFault(edit.draft)
      return { ...edit, fault, isSaving: fault === null }
    }
    case 'part-saved':
      return edit.base === null ? edit : { ...edit, ...settleCall(edit.base, edit.draft, event.call, event.created) }
    case 'save-failed':
      return { ...edit, isSaving: false, error: event.error }
  }
}

/** Lists the edits that would be lost. */
export function listUnsaved(edits: WordEdits): WordEdit[] {
  return [...edits.values()].filter(({ base, draft }) => isChanged(base, draft))
}

function openEdit(base: Word | null, draft: WordDraft): WordEdit {
  return { base, draft, isSaving: false, fault: null, error: undefined }
}

function withEdit(edits: WordEdits, id: number, edit: WordEdit): WordEdits {
  return new Map(edits).set(id, edit)
}
