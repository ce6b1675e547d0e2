import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { z } from 'zod'
import { ApiFailure, type FailureCode } from '../../entities/failures/api-failure'
import type { SentRequests } from '../../entities/sent-requests/sent-requests'
import type { JobWork } from '../../platform/jobs/job-definition'
import { hashContent } from '../../entities/objects/hash-content'
import { alignmentKey } from '../../entities/objects/object-keys'
import { readObject } from '../../platform/objects/read-object'
import { withLocalCopy } from '../../platform/objects/with-local-copy'
import type { AlignmentFailure, ForcedAlignment, ObjectStore } from '../../ports/index'

export interface AlignmentServices {
  objects: ObjectStore
  forcedAlignment: ForcedAlignment
  sent: SentRequests
  /** Folder for the recording while it is read. */
  incomingFolder: string
}

const CachedAlignment = z.object({
  durationSeconds: z.number(),
  words: z.array(
    z.object({
      /** UTF-16 offset in the text. */
      offset: z.number(),
      word: z.string(),
      start: z.number(),
      end: z.number(),
      confidence: z.number(),
      loss: z.number().exactOptional(),
    }),
  ),
  /** Seconds. Missing in results stored before this field existed. */
  speechNotInText: z.array(z.object({ start: z.number(), end: z.number() })).default([]),
  /** UTF-16 offsets in the text. */
  textNotSpoken: z.array(z.object({ start: z.number(), end: z.number() })).default([]),
})
export type CachedAlignment = z.output<typeof CachedAlignment>

/** Version of the cached results; raise it when the built-in engine's results change. */
const engineVersion = '4'

/** Aligns a text with a stored recording for a job, or reads the result cached in the store under `key`. */
export async function alignCached(
  { objects, forcedAlignment, sent, incomingFolder }: AlignmentServices,
  work: Pick<JobWork<unknown>, 'id' | 'signal' | 'report'>,
  { recording, text, language }: { recording: { key: string; fileName: string }; text: string; language: string },
): Promise<{ key: string; alignment: CachedAlignment }> {
  return withLocalCopy(objects, recording, incomingFolder, async (path) => {
    const version = forcedAlignment.version ?? engineVersion
    const key = alignmentKey(hashContent(JSON.stringify([version, language, text, await hashFile(path)])))
    const cached = await readAlignment(objects, key)
    if (cached) return { key, alignment: cached }
    const { id, signal, report } = work
    const { isPaid } = forcedAlignment
    if (isPaid && !(await sent.begin(id, key))) throw new ApiFailure('result-lost', lostMessage)
    const result = await forcedAlignment.align({ path, text, language, signal, onProgress: report })
    if (result.kind === 'failed') {
      // A request that was broken off may be paid for: its record stays.
      signal.throwIfAborted()
      if (isPaid) await sent.end(id, key)
      throw new ApiFailure(failureCodes[result.code], result.message, { cause: result.cause })
    }
    if (result.words.length === 0) {
      if (isPaid) await sent.end(id, key)
      const message = 'Nothing of the text is heard in the recording. Choose the recording in which it is read.'
      throw new ApiFailure('no-audio', message)
    }
    const alignment: CachedAlignment = {
      durationSeconds: result.durationSeconds,
      words: result.words.map(({ start, end, startTime, endTime, confidence, loss }) => ({
        offset: start,
        word: text.slice(start, end),
        start: startTime,
        end: endTime,
        confidence,
        ...(loss === undefined ? {} : { loss }),
      })),
      speechNotInText: result.speechNotInText.map(({ startTime, endTime }) => ({ start: startTime, end: endTime })),
      textNotSpoken: result.textNotSpoken,
    }
    await objects.put(key, Buffer.from(JSON.stringify(alignment)), 'application/json')
    if (isPaid) await sent.end(id, key)
    signal.throwIfAborted()
    return { key, alignment }
  })
}

const lostMessage =
  'The alignment may have been paid for, and its result was lost. Align the recording again to pay for it again.'

/** Reads a stored result; null if it was deleted from the store. */
export async function readAlignment(objects: ObjectStore, key: string): Promise<CachedAlignment | null> {
  const bytes = await readObject(objects, key)
  return bytes && CachedAlignment.parse(JSON.parse(bytes.toString()))
}

export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  const chunks: AsyncIterable<Buffer> = createReadStream(path)
  for await (const chunk of chunks) hash.update(chunk)
  return hash.digest('hex')
}

const failureCodes: Readonly<Record<AlignmentFailure, FailureCode>> = {
  'not-audio': 'no-audio',
  'unsupported-format': 'no-audio',
  broken: 'no-audio',
  'no-speech': 'no-audio',
  'too-long': 'too-large',
  timeout: 'too-large',
  'empty-text': 'no-text',
  'unsupported-language': 'invalid-field',
  'not-installed': 'not-available',
  'quota-exceeded': 'budget-spent',
  'bad-credentials': 'provider-refused',
  'rate-limited': 'provider-busy',
  'answer-unusable': 'provider-refused',
  cancelled: 'engine-failed',
  'engine-failed': 'engine-failed',
}
