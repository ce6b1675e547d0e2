import { generateSpeech, SpeechGenerated } from '@lectern/contracts/app'
import { toSpeechPages, type Voice } from '@lectern/core/pipeline'
import { callRoute } from '../call-route'
import type { InputProblem } from './collect-inputs'
import { buildNarrationText } from './build-narration-text'
import { followPipelineJob, type Pipeline, type TargetIds, type WorkingPage } from './pipeline'

export interface SpokenPages {
  readonly durationSeconds: number
  /** The spoken texts, by page variation. */
  readonly texts: ReadonlyMap<number, string>
  readonly problems: readonly InputProblem[]
}

/** Generates the chapter's speech as one track with a time for every word. */
export async function speakPages(
  pipeline: Pipeline,
  targetIds: TargetIds,
  pages: readonly WorkingPage[],
  voice: Voice,
): Promise<SpokenPages> {
  const { send, language } = pipeline
  const narration = await buildNarrationText(pipeline, pages, voice)
  const response = await callRoute(send, generateSpeech, {
    body: {
      ...voice,
      chapterId: targetIds.chapterId,
      variation: language,
      selectedLanguage: language,
      audioFormat: 'mp3',
      pages: toSpeechPages(narration.pages),
    },
    respondAsync: true,
  })
  const { durationSeconds } =
    'jobId' in response ? await followPipelineJob(pipeline, response.jobId, SpeechGenerated) : response
  const texts = new Map(narration.pages.map(({ pageVariationId, text }) => [pageVariationId, text]))
  return { durationSeconds, texts, problems: narration.problems }
}
