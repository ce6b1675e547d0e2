import type {
  AlignmentFailure,
  AlignmentRequest,
  AlignmentResult,
  ForcedAlignment,
  Speech,
} from '@lectern/backend/ports'
import { elementAt } from '../arrays/element-at'
import type { CallOutcome } from '../workers/call-worker'
import type { WorkerLease, WorkerPool } from '../workers/worker-pool'
import type { AlignmentCall, AlignmentReply } from './forced-alignment.worker'
import { prefetchValues } from './reference/prefetch-values'
import { type ReferenceSentence, speakReference } from './reference/speak-reference'

/** Limits of one alignment: its memory grows with both. */
const alignmentLimits = { recordingSeconds: 4 * 3600, textCharacters: 400_000 } as const

const STARTING_SECONDS = 30
// Decoding and comparing run far over a hundred times as fast as playback; a worker at a tenth of that hangs.
const MIN_SPEED = 10
const OPENING_SECONDS = STARTING_SECONDS + alignmentLimits.recordingSeconds / MIN_SPEED

/**
 * Creates forced alignment by comparison with synthetic speech: the embedded voice speaks the text and knows the time of
 * each word, and a worker thread aligns that reference with the recording.
 * @param onReferenceSpoken called when the voice is not needed any more
 */
export function createForcedAlignment(
  pool: WorkerPool<AlignmentCall, AlignmentReply>,
  speech: Speech,
  onReferenceSpoken: () => void = () => {},
): ForcedAlignment {
  return {
    isPaid: false,
    async align(request) {
      if (request.text.length > alignmentLimits.textCharacters) {
        const message = `The text has more than ${alignmentLimits.textCharacters} characters. Align it in parts.`
        return fail('too-long', message)
      }
      const lease = await pool.lease({ signal: request.signal })
      if (!lease) return failCancelled()
      try {
        const worker = createCaller(lease, request.signal)
        const reference = await sendReference(worker, speech, request)
        if (reference.kind === 'failed') return reference
        onReferenceSpoken()
        return await alignReference(worker, reference)
      } finally {
        lease.release()
      }
    },
  }
}

type Caller = (
  call: AlignmentCall,
  timeoutSeconds: number,
  transfer?: ArrayBuffer[],
) => Promise<CallOutcome<AlignmentReply>>

function createCaller(lease: WorkerLease<AlignmentCall, AlignmentReply>, signal: AbortSignal | undefined): Caller {
  return (call, timeoutSeconds, transfer = []) => lease.call(call, { timeoutSeconds, signal, transfer })
}

interface SentReference {
  kind: 'sent'
  /** UTF-16 offsets in the text, seconds of the whole reference. */
  words: (ReferenceSentence['words'][number] & { beginsSentence: boolean })[]
  referenceSeconds: number
  recordingSeconds: number
}

/** Speaks the text and sends it to the worker sentence by sentence; the voice goes on while the worker computes. */
async function sendReference(
  call: Caller,
  speech: Speech,
  { path, text, language, signal, onProgress }: AlignmentRequest,
): Promise<SentReference | Failed> {
  const words: SentReference['words'] = []
  let referenceSeconds = 0
  let recordingSeconds: number | null = null
  for await (const part of prefetchValues(speakReference(speech, { text, language, signal }))) {
    if (part.kind === 'failed') return part
    const { sentence, done, total } = part
    onProgress?.({ done, total: total + 1 })
    if (!sentence) continue
    const { pcm, sampleRate } = sentence
    if (recordingSeconds === null) {
      const opened = await openRecording(call, path, sampleRate)
      if (opened.kind === 'failed') return opened
      recordingSeconds = opened.reply.durationSeconds
    }
    for (const [index, word] of sentence.words.entries()) {
      const [startTime, endTime] = [referenceSeconds + word.startTime, referenceSeconds + word.endTime]
      words.push({ ...word, startTime, endTime, beginsSentence: index === 0 })
    }
    referenceSeconds += pcm.length / sampleRate
    const copy = new Int16Array(pcm)
    const added = readReply(
      await call({ kind: 'add-reference', pcm: copy }, STARTING_SECONDS, [copy.buffer]),
      'reference-added',
    )
    if (added.kind === 'failed') return added
  }
  if (recordingSeconds === null) return fail('empty-text', 'The text has nothing that can be said. Write its words.')
  return { kind: 'sent', words, referenceSeconds, recordingSeconds }
}

async function openRecording(call: Caller, path: string, referenceSampleRate: number) {
  const { recordingSeconds: maxSeconds } = alignmentLimits
  return readReply(
    await call({ kind: 'open-recording', path, maxSeconds, referenceSampleRate }, OPENING_SECONDS),
    'recording-opened',
  )
}

async function alignReference(
  call: Caller,
  { words, referenceSeconds, recordingSeconds }: SentReference,
): Promise<AlignmentResult> {
  const timeoutSeconds = STARTING_SECONDS + (recordingSeconds + referenceSeconds) / MIN_SPEED
  const times = words.map(({ startTime, endTime, beginsSentence }) => ({ startTime, endTime, beginsSentence }))
  const aligned = readReply(await call({ kind: 'align', words: times }, timeoutSeconds), 'aligned')
  if (aligned.kind === 'failed') return aligned
  const { times: found, extraSpeech } = aligned.reply
  return {
    kind: 'aligned',
    words: found.flatMap((time, index) => {
      const { start, end } = elementAt(words, index)
      return time ? [{ start, end, ...time }] : []
    }),
    speechNotInText: extraSpeech,
    textNotSpoken: listUnspoken(words, found),
    durationSeconds: recordingSeconds,
  }
}

/** Joins neighbouring words without a time to ranges of the text. */
function listUnspoken(
  words: readonly { start: number; end: number }[],
  found: readonly unknown[],
): { start: number; end: number }[] {
  const ranges: { start: number; end: number }[] = []
  for (const [index, { start, end }] of words.entries()) {
    if (found[index] !== null) continue
    const range = ranges.at(-1)
    if (range && index > 0 && found[index - 1] === null) range.end = end
    else ranges.push({ start, end })
  }
  return ranges
}

type Failed = Extract<AlignmentResult, { kind: 'failed' }>

const fail = (code: AlignmentFailure, message: string, cause?: string): Failed => ({
  kind: 'failed',
  code,
  message,
  ...(cause === undefined ? {} : { cause }),
})
const failCrashed = (cause: string): Failed =>
  fail('engine-failed', 'The recording could not be aligned. Try again, or align a shorter part.', cause)
const failCancelled = (): Failed => fail('cancelled', 'The alignment was cancelled')

/** Returns the expected reply, or the failure that took its place. */
function readReply<Kind extends AlignmentReply['kind']>(
  outcome: CallOutcome<AlignmentReply>,
  expected: Kind,
): { kind: 'reply'; reply: Extract<AlignmentReply, { kind: Kind }> } | Failed {
  switch (outcome.kind) {
    case 'cancelled':
      return failCancelled()
    case 'timeout':
      return fail('timeout', `The alignment took longer than ${Math.round(outcome.seconds)} s; align a shorter part`)
    case 'crashed':
      return failCrashed(outcome.message)
    case 'replied': {
      const { reply } = outcome
      if (isOfKind(reply, expected)) return { kind: 'reply', reply }
      if (reply.kind === 'refused') return fail(reply.problem, reply.message, reply.cause)
      return failCrashed(`The alignment worker replied "${reply.kind}", not "${expected}"`)
    }
  }
}

function isOfKind<Kind extends AlignmentReply['kind']>(
  reply: AlignmentReply,
  kind: Kind,
): reply is Extract<AlignmentReply, { kind: Kind }> {
  return reply.kind === kind
}
