import { toSentenceRects } from '@lectern/core/page-layout'
import { OcrResults, recognisePages } from '@lectern/contracts/app'
import type { ImportedPages } from '@lectern/contracts/main'
import type { z } from 'zod'
import { callRoute } from '../call-route'
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
  const { send, language } = pipeline
  const places = pages.flatMap((page) => {
    const variation = page.variations.find((candidate) => candidate.variation === language)
    return variation ? [{ page, variation }] : []
  })
  const images = places
    .filter(({ variation }) => variation.textSource !== 'text-layer')
    .map(({ page, variation }) => ({ pageId: page.pageId, pageVariationId: variation.id }))
  const results = new Map<number, z.output<typeof OcrResults>['ocrResults'][number]>()
  if (images.length > 0) {
    const answer = await callRoute(send, recognisePages, {
      body: { images, language, kind: 'word' },
      respondAsync: true,
    })
    const { ocrResults, problems: found } =
      'jobId' in answer ? await followJob(pipeline, answer.jobId, OcrResults) : answer
    for (const result of ocrResults) results.set(result.pageVariationId, result)
    for (const problem of found ?? []) {
      problems.push(problem)
      pipeline.progress.note(describeProblem(problem))
    }
  }
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
