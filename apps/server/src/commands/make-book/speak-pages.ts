import { generateSpeech, SpeechGenerated } from '@lectern/contracts/app'
import type { Voice } from '@lectern/core/text'
import { callRoute } from '../call-route'
import { followJob } from './follow-job'
import type { Pipeline, Place, WorkingPage } from './pipeline'
import { segmentPages } from './segment-pages'

export interface SpokenPages {
  readonly durationSeconds: number
  /** What was spoken, by page variation. */
  readonly texts: ReadonlyMap<number, string>
}

/** Has the chapter spoken into one track with a time for every word. */
export async function speakPages(
  pipeline: Pipeline,
  place: Place,
  pages: readonly WorkingPage[],
  voice: Voice,
): Promise<SpokenPages> {
  const { send, language } = pipeline
  const segmented = await segmentPages(pipeline, pages, voice)
  const answer = await callRoute(send, generateSpeech, {
    body: {
      ...voice,
      chapterId: place.chapterId,
      variation: language,
      selectedLanguage: language,
      audioFormat: 'mp3',
      pages: segmented.map(({ pageVariationId, segments }) => ({
        pageVariationId,
        textSegments: segments.map(({ text, voiceId, modelId, voiceSettings }) => ({
          text,
          voiceId,
          modelId,
          voiceSettings,
        })),
      })),
    },
    respondAsync: true,
  })
  const { durationSeconds } = 'jobId' in answer ? await followJob(pipeline, answer.jobId, SpeechGenerated) : answer
  return { durationSeconds, texts: new Map(segmented.map(({ pageVariationId, text }) => [pageVariationId, text])) }
}
