import { z } from 'zod'
import { ApiFailure } from '../http/api-failure'
import { defineJob, type JobDefinition, type JobWork } from '../jobs/job-definition'
import { readObject } from '../objects/read-object'
import type { TextRecognitionFailure } from '../ports/index'
import { removeRecognitionUploads } from './recognition-uploads'
import { readRecognition, recogniseOnce, type RecognitionServices } from './recognise-once'
import { recoverBreaks } from './recover-breaks'

export const RecognisePayload = z.object({
  images: z.array(
    z.object({
      pageId: z.number(),
      pageVariationId: z.number(),
      pageNumber: z.number(),
      imageKey: z.string(),
      language: z.string(),
    }),
  ),
  /** Images that were asked for but cannot be recognised. */
  problems: z.array(z.object({ file: z.string(), page: z.number().optional(), code: z.string(), message: z.string() })),
})

type Image = z.output<typeof RecognisePayload>['images'][number]
type Problem = z.output<typeof RecognisePayload>['problems'][number]

const StoredRecognition = z.object({
  pages: z.array(z.object({ pageId: z.number(), pageVariationId: z.number(), key: z.string(), seconds: z.number() })),
  problems: RecognisePayload.shape.problems,
})

const pagesAtOnce = 2

/** Recognises page images; each answer is kept by content, so that a page is never recognised twice. */
export function recogniseJob(services: RecognitionServices): JobDefinition {
  return defineJob({
    kind: 'recognise',
    payload: RecognisePayload,
    stored: StoredRecognition,
    run: (work) => recogniseImages(services, work),
    async present({ pages, problems }) {
      const ocrResults = await Promise.all(
        pages.map(async ({ pageId, pageVariationId, key, seconds }) => {
          const kept = await readRecognition(services.objects, key)
          if (!kept) throw new ApiFailure('not-found', 'The recognised words were removed. Recognise the pages again.')
          const { detections, issues } = recoverBreaks(kept.detections, { pageId, pageVariationId })
          const { confidence } = kept
          return { pageId, pageVariationId, seconds, confidence, detections, ...(issues.length > 0 ? { issues } : {}) }
        }),
      )
      return { ocrResults, ...(problems.length > 0 ? { problems } : {}) }
    },
    ended: ({ images }) =>
      removeRecognitionUploads(
        services.objects,
        images.map((image) => image.imageKey),
      ),
  })
}

async function recogniseImages(
  services: RecognitionServices,
  work: JobWork<z.output<typeof RecognisePayload>>,
): Promise<z.input<typeof StoredRecognition>> {
  const { images } = work.payload
  const problems: Problem[] = [...work.payload.problems]
  const found = new Map<number, z.input<typeof StoredRecognition>['pages'][number]>()
  const waiting = [...images.entries()]
  let done = 0
  work.report({ done, total: images.length })

  async function recogniseNext(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, image] = next
      const outcome = await recogniseImage(services, image, work.signal)
      if (outcome.kind === 'recognised') {
        const { pageId, pageVariationId } = image
        found.set(index, { pageId, pageVariationId, key: outcome.key, seconds: outcome.seconds })
      } else problems.push(outcome.problem)
      work.report({ done: ++done, total: images.length })
    }
  }
  await Promise.all(Array.from({ length: pagesAtOnce }, recogniseNext))

  const [firstProblem] = problems
  if (found.size === 0 && firstProblem) throw new ApiFailure(failureOf(firstProblem.code), firstProblem.message)
  return { pages: images.flatMap((_image, index) => found.get(index) ?? []), problems }
}

type Outcome = { kind: 'recognised'; key: string; seconds: number } | { kind: 'failed'; problem: Problem }

async function recogniseImage(services: RecognitionServices, image: Image, signal: AbortSignal): Promise<Outcome> {
  const startedAt = performance.now()
  const bytes = await readObject(services.objects, image.imageKey)
  if (!bytes)
    return { kind: 'failed', problem: describe(image, 'not-an-image', 'Its image is missing. Upload it again.') }
  const result = await recogniseOnce(services, { image: bytes, language: image.language, signal })
  if (result.kind === 'failed') return { kind: 'failed', problem: describe(image, result.code, result.message) }
  const seconds = Math.round(performance.now() - startedAt) / 1000
  return { kind: 'recognised', key: result.key, seconds }
}

function describe(image: Image, code: TextRecognitionFailure, message: string): Problem {
  return { file: `Page ${image.pageNumber}`, page: image.pageNumber, code, message }
}

function failureOf(code: string): 'invalid-field' | 'no-image' | 'engine-failed' {
  if (code === 'unsupported-language') return 'invalid-field'
  return code === 'not-an-image' ? 'no-image' : 'engine-failed'
}
