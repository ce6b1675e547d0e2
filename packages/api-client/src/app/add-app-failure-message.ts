import type { OutcomeKey } from '../failures/format-fallback-message'
import { addFailureMessage, type FailureWithMessage } from '../failures/add-failure-message'
import type { ApiFailure } from '../session/read-api-failure'

/** Fallback messages of the specification, by call. */
const fallbacks: Readonly<Record<string, OutcomeKey>> = {
  getPageVariation: 'pageVariationFetchFailed',
  generateSpeech: 'generateFailed',
  speakTargetedText: 'generateFailed',
  estimateSpeech: 'generateFailed',
  speakQuizText: 'generateFailed',
  alignChapter: 'alignFailed',
  convertChapterAudio: 'convertFailed',
  getChapterAudio: 'audioFetchFailed',
  setChapterAudio: 'audioNameUpdateFailed',
  saveNote: 'noteFailed',
  saveSettings: 'settingsFailed',
}

/**
 * Adds a message to a failure of the product's own backend: the server's, else the one that the specification lists.
 *
 * @param endpoint name of the call
 */
export function addAppFailureMessage(
  failure: ApiFailure,
  endpoint: string,
  response: Response | undefined,
): FailureWithMessage {
  return addFailureMessage(failure, fallbacks[endpoint], response)
}
