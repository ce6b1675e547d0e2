import type { NoteDraft } from './note'

/** An action on a note, which the reader asks for on the page, in the menu of a word or in the list. */
export type NoteRequest =
  /** Writes a new note at its place. */
  | { readonly kind: 'new'; readonly draft: NoteDraft }
  | { readonly kind: 'edit'; readonly key: string }
  /** Shows a note on its page. */
  | { readonly kind: 'show'; readonly key: string }
  | { readonly kind: 'move'; readonly key: string }
