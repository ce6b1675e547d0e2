import type { MediaToTake } from '@lectern/api-client/quiz/taking'
import { allowMedium } from './allow-medium'
import { isForReader } from './is-for-reader'
import { isSound } from './is-sound'

/** A question as somebody speaks it. */
export interface Recording {
  readonly id: number
  readonly url: string
}

/**
 * Returns the recording of a question: its first sound in the reader's language. A sound without a language is no speech, such
 * as the call of an owl. Null without a recording.
 */
export function findRecording(media: readonly MediaToTake[], language: string): Recording | null {
  for (const { id, type, url, language: spoken } of media) {
    const link = allowMedium(url)
    const isSpoken = spoken !== null && spoken.trim() !== ''
    if (isSound(type) && isSpoken && isForReader(spoken, language) && link !== null) return { id, url: link }
  }
  return null
}
