import type { NoteDraft } from './note'

/** What the reader wants to do with a note, from the page, the menu of a word or the list. */
export type NoteRequest =
  /** Writes a new note at its place. */
  | { readonly kind: 'new'; readonly draft: NoteDraft }
  | { readonly kind: 'edit'; readonly key: string }
  /** Shows a note on its page. */
  | { readonly kind: 'show'; readonly key: string }
  | { readonly kind: 'move'; readonly key: string }
