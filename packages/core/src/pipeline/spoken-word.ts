import type { TimedWord } from '../types'

/** A word of a narration; `estimated` if the voice reported no time of its own for it. */
export type SpokenWord = TimedWord & { readonly estimated?: boolean | undefined }
