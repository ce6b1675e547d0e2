import { z } from 'zod'
import { ApiFailure, type FailureCode } from '../http/api-failure'
import { defineJob, type JobDefinition, type JobWork } from '../jobs/job-definition'
import { readObject } from '../objects/read-object'
import type { TextRecognitionFailure } from '../ports/index'
import { removeRecognitionUploads } from './recognition-uploads'
import { readRecognition, type RecognisedOnce, recogniseOnce, type RecognitionServices } from './recognise-once'
import { recoverBreaks } from './recover-breaks'
import { tellBreaksByWord } from './tell-breaks-by-word'

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

/** An answer of more pages has no letters: 300 pages of a textbook would be 300 MB. */
const mostWholePages = 20

/** Recognises page images; each answer is kept by content, so that a page is never recognised twice. */
export function recogniseJob(services: RecognitionServices): JobDefinition {
  return defineJob({
    kind: 'recognise',
    payload: RecognisePayload,
    stored: StoredRecognition,
    run: (work) => recogniseImages(services, work),
    async present({ pages, problems }) {
      const ocrResults = []
      // One after the other: what is kept of a page is ten times as long as what a long answer says of it.
      for (const { pageId, pageVariationId, key, seconds } of pages) {
        const kept = await readRecognition(services.objects, key)
        if (!kept) throw new ApiFailure('not-found', 'The recognised words were removed. Recognise the pages again.')
        const { detections: whole, issues } = recoverBreaks(kept.detections, { pageId, pageVariationId })
        const detections = pages.length > mostWholePages ? tellBreaksByWord(whole) : whole
        const { confidence } = kept
        const told = confidence === undefined ? {} : { confidence }
        ocrResults.push({
          pageId,
          pageVariationId,
          seconds,
          ...told,
          detections,
          ...(issues.length > 0 ? { issues } : {}),
        })
      }
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
  const failures: Failure[] = []
  const waiting = [...images.entries()]
  let done = 0
  work.report({ done, total: images.length })

  async function recogniseNext(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, image] = next
      // What one page was refused for, the others would be too.
      const refusal = failures.find(({ code }) => refusesEveryPage.has(code))
      const outcome = refusal ?? (await recogniseImage(services, image, work.signal))
      if (outcome.kind === 'recognised') {
        const { pageId, pageVariationId } = image
        found.set(index, { pageId, pageVariationId, key: outcome.key, seconds: outcome.seconds })
      } else {
        failures.push(outcome)
        problems.push(describe(image, outcome))
      }
      work.report({ done: ++done, total: images.length })
    }
  }
  await Promise.all(Array.from({ length: services.textRecognition.atOnce }, recogniseNext))

  // One by which no further try may be made ends the job, whatever else failed first.
  const failure = failures.find(({ code }) => endsTheJob.has(code)) ?? failures[0]
  if (found.size === 0 && failure) throw new ApiFailure(failureCodes[failure.code], failure.message)
  return { pages: images.flatMap((_image, index) => found.get(index) ?? []), problems }
}

const refusesEveryPage: ReadonlySet<TextRecognitionFailure> = new Set([
  'bad-credentials',
  'quota-exceeded',
  'not-installed',
])
/** A further try would be in vain, or paid for again. */
const endsTheJob: ReadonlySet<TextRecognitionFailure> = new Set([...refusesEveryPage, 'answer-unusable'])

type Failure = Extract<RecognisedOnce, { kind: 'failed' }>

async function recogniseImage(
  services: RecognitionServices,
  image: Image,
  signal: AbortSignal,
): Promise<{ kind: 'recognised'; key: string; seconds: number } | Failure> {
  const startedAt = performance.now()
  const bytes = await readObject(services.objects, image.imageKey)
  if (!bytes) return { kind: 'failed', code: 'not-an-image', message: 'Its image is missing. Upload it again.' }
  const result = await recogniseOnce(services, { image: bytes, language: image.language, signal })
  if (result.kind === 'failed') return result
  const seconds = Math.round(performance.now() - startedAt) / 1000
  return { kind: 'recognised', key: result.key, seconds }
}

function describe({ pageNumber }: Image, { code, message }: Failure): Problem {
  return { file: `Page ${pageNumber}`, page: pageNumber, code, message }
}

const failureCodes: Readonly<Record<TextRecognitionFailure, FailureCode>> = {
  'not-an-image': 'no-image',
  'unsupported-language': 'invalid-field',
  'image-refused': 'no-image',
  timeout: 'engine-failed',
  cancelled: 'engine-failed',
  'not-installed': 'not-available',
  'bad-credentials': 'provider-refused',
  'quota-exceeded': 'budget-spent',
  'rate-limited': 'provider-busy',
  'answer-unusable': 'provider-refused',
  'engine-failed': 'engine-failed',
}
