import { toSentenceRects } from '@lectern/core/page-layout'
import { OcrResults, recognisePages } from '@lectern/contracts/app'
import type { ImportedPages } from '@lectern/contracts/main'
import type { z } from 'zod'
import { CallFailed, callRoute } from '../call-route'
import { describeProblem, type InputProblem } from './collect-inputs'
import { followJob } from './follow-job'
import type { Pipeline, WorkingPage } from './pipeline'
import { readRecognition } from './read-recognition'

/** The words of every page: a PDF's own where the import trusted them, recognised ones otherwise. Adds to `problems`. */
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
  const images = places.flatMap(({ page, variation }, index) =>
    variation.textSource === 'text-layer'
      ? []
      : [{ pageId: page.pageId, pageVariationId: variation.id, number: index + 1 }],
  )
  const hasText = places.length > images.length
  const results =
    images.length > 0 ? await recognise(pipeline, images, hasText, problems) : new Map<number, Recognised>()
  return places.map(({ page, variation }) => {
    const ids = { pageId: page.pageId, pageVariationId: variation.id, revision: variation.revision }
    const result = results.get(variation.id)
    if (variation.textSource === 'text-layer') {
      const rectsByWords = variation.rectData?.rectsByWords ?? []
      const rects = toSentenceRects(rectsByWords, { language })
      return { ...ids, source: 'text-layer', confidence: 1, seconds: 0, rectsByWords, rects }
    }
    const read = readRecognition(result?.detections ?? {}, ids, language)
    return { ...ids, source: 'recognised', ...read, seconds: result?.seconds ?? 0 }
  })
}

type Recognised = z.output<typeof OcrResults>['ocrResults'][number]

/** The recognised pages by page variation. With `hasText`, pages that cannot be recognised do not stop the book. */
async function recognise(
  pipeline: Pipeline,
  images: readonly { pageId: number; pageVariationId: number; number: number }[],
  hasText: boolean,
  problems: InputProblem[],
): Promise<Map<number, Recognised>> {
  const { send, language } = pipeline
  try {
    const asked = images.map(({ pageId, pageVariationId }) => ({ pageId, pageVariationId }))
    const body = { images: asked, language, kind: 'word' } as const
    const answer = await callRoute(send, recognisePages, { body, respondAsync: true })
    const { ocrResults, problems: found = [] } =
      'jobId' in answer ? await followJob(pipeline, answer.jobId, OcrResults) : answer
    report(pipeline, found, problems)
    return new Map(ocrResults.map((result) => [result.pageVariationId, result]))
  } catch (error) {
    if (!hasText || !(error instanceof CallFailed)) throw error
    const found = images.map(({ number }) => {
      const file = `Page ${number}`
      return { file, page: number, code: error.code, message: `${file} stays without words: ${error.message}` }
    })
    report(pipeline, found, problems)
    return new Map()
  }
}

function report({ progress }: Pipeline, found: readonly InputProblem[], problems: InputProblem[]): void {
  for (const problem of found) {
    problems.push(problem)
    progress.note(describeProblem(problem))
  }
}
