import { z } from 'zod'
import { ApiFailure, type FailureCode } from '../../entities/failures/api-failure'
import type { JobWork } from '../../platform/jobs/job-definition'
import { readObject } from '../../platform/objects/read-object'
import {
  recogniseCached,
  type RecognitionFailure,
  type RecognitionOutcome,
  type RecognitionServices,
} from './recognise-cached'

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
  /** Requested images that cannot be recognised. */
  problems: z.array(z.object({ file: z.string(), page: z.number().optional(), code: z.string(), message: z.string() })),
})

type Image = z.output<typeof RecognisePayload>['images'][number]
type Problem = z.output<typeof RecognisePayload>['problems'][number]

export const StoredRecognition = z.object({
  pages: z.array(z.object({ pageId: z.number(), pageVariationId: z.number(), key: z.string(), seconds: z.number() })),
  problems: RecognisePayload.shape.problems,
})

/**
 * Recognises page images in the order of the request, several at a time, and lists the results in that order.
 *
 * @throws ApiFailure if no image could be recognised
 */
export async function recogniseInOrder(
  services: RecognitionServices,
  work: JobWork<z.output<typeof RecognisePayload>>,
): Promise<z.input<typeof StoredRecognition>> {
  const { images } = work.payload
  const problems: Problem[] = [...work.payload.problems]
  const results = new Map<number, z.input<typeof StoredRecognition>['pages'][number]>()
  const failures: Failure[] = []
  const waiting = [...images.entries()]
  let doneCount = 0
  work.report({ done: doneCount, total: images.length })

  async function recogniseNext(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, image] = next
      // The other pages would be refused for the same reason.
      const refusal = failures.find(({ code }) => refusesEveryPage.has(code))
      const outcome = refusal ?? (await recogniseImage(services, work, image))
      if (outcome.kind === 'recognised') {
        const { pageId, pageVariationId } = image
        results.set(index, { pageId, pageVariationId, key: outcome.key, seconds: outcome.seconds })
      } else {
        failures.push(outcome)
        problems.push(describe(image, outcome))
      }
      work.report({ done: ++doneCount, total: images.length })
    }
  }
  await Promise.all(Array.from({ length: services.textRecognition.concurrency }, recogniseNext))

  // A failure that rules out a retry ends the job, whichever failed first.
  const failure = failures.find(({ code }) => endsTheJob.has(code)) ?? failures[0]
  if (results.size === 0 && failure) {
    throw new ApiFailure(failureCodes[failure.code], failure.message, { cause: failure.cause })
  }
  const pages = images.map((_image, index) => results.get(index)).filter((page) => page !== undefined)
  return { pages, problems }
}

const refusesEveryPage: ReadonlySet<RecognitionFailure> = new Set([
  'bad-credentials',
  'quota-exceeded',
  'not-installed',
])
/** Failures after which a retry would be pointless or paid for again. */
const endsTheJob: ReadonlySet<RecognitionFailure> = new Set([...refusesEveryPage, 'answer-unusable', 'result-lost'])

type Failure = Extract<RecognitionOutcome, { kind: 'failed' }>

async function recogniseImage(
  services: RecognitionServices,
  work: JobWork<unknown>,
  image: Image,
): Promise<{ kind: 'recognised'; key: string; seconds: number } | Failure> {
  const startedAt = performance.now()
  const bytes = await readObject(services.objects, image.imageKey)
  if (!bytes) return { kind: 'failed', code: 'not-an-image', message: 'Its image is missing. Upload it again.' }
  const result = await recogniseCached(services, work, { image: bytes, language: image.language })
  if (result.kind === 'failed') return result
  const seconds = Math.round(performance.now() - startedAt) / 1000
  return { kind: 'recognised', key: result.key, seconds }
}

function describe({ pageNumber }: Image, { code, message }: Failure): Problem {
  return { file: `Page ${pageNumber}`, page: pageNumber, code, message }
}

const failureCodes: Readonly<Record<RecognitionFailure, FailureCode>> = {
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
  'result-lost': 'result-lost',
  'engine-failed': 'engine-failed',
}
