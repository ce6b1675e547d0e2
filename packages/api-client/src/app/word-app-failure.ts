import type { OutcomeKey } from '../failures/fallback-words'
import { wordFailure, type WordedFailure } from '../failures/word-failure'
import type { ApiFailure } from '../session/read-api-failure'

/** What is said when the server said nothing, where the specification has words for the call. */
const fallbacks: Readonly<Record<string, OutcomeKey>> = {
  getPageVariation: 'pageVariationFetchFailed',
  generateSpeech: 'generateFailed',
  speakTargetedText: 'generateFailed',
  speakQuizText: 'generateFailed',
  alignChapter: 'alignFailed',
  convertChapterAudio: 'convertFailed',
  getChapterAudio: 'audioFetchFailed',
  setChapterAudio: 'audioNameUpdateFailed',
  saveNote: 'noteFailed',
  saveSettings: 'settingsFailed',
}

/**
 * A failed call of the product's own backend, in the server's words, else in those that the specification lists for it.
 *
 * @param endpoint the name of the call
 */
export function wordAppFailure(failure: ApiFailure, endpoint: string, response: Response | undefined): WordedFailure {
  return wordFailure(failure, fallbacks[endpoint], response)
}
