/** The generation of a narration as the panel shows it. It continues on the server when the window is closed. */
export type GenerationState =
  | { readonly kind: 'idle' }
  /** `isTake`: nothing is spoken, the narration is joined with another take. */
  | { readonly kind: 'running'; readonly done: number; readonly total: number; readonly isTake?: true }
  /** `paysAgain`: generating again pays for speech that may have been paid for before. */
  | { readonly kind: 'failed'; readonly message: string; readonly paysAgain?: true }
