import { AlignedChapter, alignChapter, ConvertedTrack, convertChapterAudio } from '@lectern/contracts/app'
import { uploadChapterTrack } from '@lectern/contracts/main'
import { openAsBlob } from 'node:fs'
import { callRoute } from '../call-route'
import type { InputFile, InputProblem } from './collect-inputs'
import { buildNarrationText } from './build-narration-text'
import { followPipelineJob, type Pipeline, type TargetIds, type WorkingPage } from './pipeline'
import type { SpokenPages } from './speak-pages'

/** Placeholder: a recording has no voice. */
const NO_VOICE = { voiceId: '', modelId: '', voiceSettings: {} }

/** Makes a recording the chapter's audio, as MP3, and aligns the words of the pages with it. */
export async function readAloud(
  pipeline: Pipeline,
  targetIds: TargetIds,
  pages: readonly WorkingPage[],
  reading: InputFile,
): Promise<SpokenPages> {
  const { send, language } = pipeline
  const form = new FormData()
  form.set('variation', language)
  form.set('file', await openAsBlob(reading.path), reading.name)
  await callRoute(send, uploadChapterTrack, { params: { id: targetIds.chapterId }, form })
  if (!/\.mp3$/i.test(reading.name)) {
    const converting = await callRoute(send, convertChapterAudio, {
      params: { id: targetIds.chapterVariationId },
      respondAsync: true,
    })
    if ('jobId' in converting) await followPipelineJob(pipeline, converting.jobId, ConvertedTrack)
  }
  const narration = await buildNarrationText(pipeline, pages, NO_VOICE)
  const response = await callRoute(send, alignChapter, {
    body: {
      chapterVariationId: targetIds.chapterVariationId,
      bookId: targetIds.bookId,
      pageData: narration.pages.map(({ pageVariationId, text, sentences }) => ({
        pageVariationId,
        text,
        sentences: [...sentences],
      })),
    },
    respondAsync: true,
  })
  const aligned = 'jobId' in response ? await followPipelineJob(pipeline, response.jobId, AlignedChapter) : response
  const texts = new Map(narration.pages.map(({ pageVariationId, text }) => [pageVariationId, text]))
  const unspoken = aligned.textNotSpoken.map(({ pageVariationId, start, end }) => {
    const text = texts.get(pageVariationId)
    if (text === undefined) throw new Error(`The alignment names page variation ${pageVariationId}, which was not sent`)
    const page = 1 + pages.findIndex((candidate) => candidate.pageVariationId === pageVariationId)
    return { page, text: shorten(text.slice(start, end)) }
  })
  const problems: InputProblem[] = [
    ...narration.problems,
    ...aligned.speechNotInText.map(({ start, end }) => ({
      file: reading.name,
      code: 'speech-not-in-text',
      message: `From ${start.toFixed(1)} to ${end.toFixed(1)} s something is said that is on no page.`,
    })),
    ...unspoken.map(({ page, text }) => ({
      file: reading.name,
      page,
      code: 'text-not-spoken',
      message: `"${text}" is not read in ${reading.name}; its words light up by estimate.`,
    })),
  ]
  return { durationSeconds: aligned.durationSeconds, texts, problems }
}

const MAX_QUOTE_LENGTH = 80

function shorten(text: string): string {
  return text.length <= MAX_QUOTE_LENGTH ? text : `${text.slice(0, MAX_QUOTE_LENGTH)}…`
}
