import { ApiFailure } from '../../entities/failures/api-failure'
import type { SentSentence } from './sent-sentences'

/**
 * Describes sentences that were sent to a paid voice and whose audio never arrived, for the author, who decides about
 * paying for them again.
 *
 * @param cause the failure that the voice reported, if any; its text comes first
 */
export function describeLostSpeech(lost: readonly SentSentence[], cause?: unknown): ApiFailure {
  const characters = lost.reduce((sum, sentence) => sum + sentence.characters, 0)
  const sentences = lost.length === 1 ? '1 sentence' : `${lost.length} sentences`
  const reason = cause instanceof ApiFailure ? `${cause.message} ` : ''
  const message = `${reason}The voice may have been paid for ${sentences} (${characters} characters) whose sound was lost. Generate again to pay for ${lost.length === 1 ? 'it' : 'them'} again; all other sentences are kept.`
  return new ApiFailure('speech-lost', message, { cause, lostSpeech: { sentences: lost.length, characters } })
}
