/** What the chapter's generation is doing. It goes on when the tab is closed. */
export type GenerationState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly done: number; readonly total: number }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'done'; readonly durationSeconds: number }
