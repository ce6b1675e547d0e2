import { OcrResults, recognisePages as recogniseRoute } from '@lectern/contracts/app'
import type { ImportedPages } from '@lectern/contracts/main'
import { type RecognisedRects, type RecognitionApi, recognisePages } from '@lectern/core/pipeline'
import { toSentenceRects } from '@lectern/core/page-layout'
import type { z } from 'zod'
import { CallFailed, callRoute } from '../call-route'
import { describeProblem, type InputProblem } from './collect-inputs'
import { followPipelineJob, type Pipeline, type WorkingPage } from './pipeline'

interface ImagePage {
  readonly pageId: number
  readonly pageVariationId: number
  /** 1 for the first page of the book. */
  readonly number: number
}

type RecognisedPages = ReadonlyMap<number, RecognisedRects & { readonly seconds: number }>

/**
 * Returns the words and sentences of every page: a PDF's own text where the import trusts it, recognised text elsewhere.
 *
 * @param problems receives what the author should know
 */
export async function readPages(
  pipeline: Pipeline,
  pages: z.output<typeof ImportedPages>['pages'],
  problems: InputProblem[],
): Promise<WorkingPage[]> {
  const { language } = pipeline
  const places = pages.flatMap((page) => {
    const variation = page.variations.find((candidate) => candidate.variation === language)
    return variation ? [{ page, variation }] : []
  })
  const images = places.flatMap(({ page, variation }, index): ImagePage[] =>
    variation.textSource === 'text-layer'
      ? []
      : [{ pageId: page.pageId, pageVariationId: variation.id, number: index + 1 }],
  )
  const hasText = places.length > images.length
  const recognised = await recogniseImages(pipeline, images, hasText, problems)
  return places.map(({ page, variation }): WorkingPage => {
    const ids = { pageId: page.pageId, pageVariationId: variation.id, revision: variation.revision }
    if (variation.textSource === 'text-layer') {
      const words = variation.rectData?.rectsByWords ?? []
      const sentences = toSentenceRects(words, { language })
      return { ...ids, source: 'text-layer', confidence: 1, seconds: 0, words, sentences }
    }
    const recognition = recognised.get(variation.id)
    if (recognition === undefined) {
      return { ...ids, source: 'recognised', confidence: 0, seconds: 0, words: [], sentences: [] }
    }
    const { words, sentences, confidence, seconds } = recognition
    return { ...ids, source: 'recognised', confidence, seconds, words, sentences }
  })
}

/** Recognises images, by page variation. With `hasText`, pages that cannot be recognised do not stop the book. */
async function recogniseImages(
  pipeline: Pipeline,
  images: readonly ImagePage[],
  hasText: boolean,
  problems: InputProblem[],
): Promise<RecognisedPages> {
  if (images.length === 0) return new Map()
  const { language, progress } = pipeline
  const onProgress = ({ done, total }: { readonly done: number; readonly total: number }) =>
    progress.advance(done, total)
  try {
    const recognition = await recognisePages(createRecognitionApi(pipeline, problems), images, {
      language,
      kind: 'word',
      onProgress,
    })
    return new Map(recognition.map((each) => [each.page.pageVariationId, each]))
  } catch (error) {
    if (!hasText || !(error instanceof CallFailed)) throw error
    const unread = images.map(({ number }) => {
      const file = `Page ${number}`
      return { file, page: number, code: error.code, message: `${file} stays without words: ${error.message}` }
    })
    report(pipeline, unread, problems)
    return new Map()
  }
}

function createRecognitionApi(pipeline: Pipeline, problems: InputProblem[]): RecognitionApi {
  return {
    async recognise(body) {
      const response = await callRoute(pipeline.send, recogniseRoute, { body, respondAsync: true })
      const { ocrResults, problems: recognition = [] } =
        'jobId' in response ? await followPipelineJob(pipeline, response.jobId, OcrResults) : response
      report(pipeline, recognition, problems)
      return ocrResults
    },
  }
}

function report({ progress }: Pipeline, recognition: readonly InputProblem[], problems: InputProblem[]): void {
  for (const problem of recognition) {
    problems.push(problem)
    progress.note(describeProblem(problem))
  }
}
