import type {
  AlignmentFailure,
  AlignmentRequest,
  AlignmentResult,
  ForcedAlignment,
  Speech,
} from '@lectern/backend/ports'
import type { CallOutcome, WorkerLease, WorkerPool } from '../workers/worker-pool'
import type { AlignmentCall, AlignmentReply } from './forced-alignment.worker'
import { readAhead } from './read-ahead'
import { readReference, type ReferenceSentence } from './read-reference'

/** What one alignment may take at most: its memory grows with both. */
const alignmentLimits = { recordingSeconds: 4 * 3600, textCharacters: 400_000 } as const

const STARTING_SECONDS = 30
// Decoding and comparing run far over a hundred times as fast as playing; a tenth of that is a worker that hangs.
const SLOWEST_SPEED = 10
const OPENING_SECONDS = STARTING_SECONDS + alignmentLimits.recordingSeconds / SLOWEST_SPEED

/**
 * Forced alignment: the text is said by the embedded voice, which knows when it says each word, and what is heard in the
 * recording is compared with that in a worker thread.
 * @param whenSaid the voice is not needed for what comes after
 */
export function createForcedAlignment(
  pool: WorkerPool<AlignmentCall, AlignmentReply>,
  speech: Speech,
  whenSaid: () => void = () => {},
): ForcedAlignment {
  return {
    async align(request) {
      if (request.text.length > alignmentLimits.textCharacters) {
        const message = `The text has more than ${alignmentLimits.textCharacters} characters. Align it in parts.`
        return failed('too-long', message)
      }
      const lease = await pool.lease({ signal: request.signal })
      if (!lease) return cancelled()
      try {
        return await alignWith(lease, { speech, whenSaid }, request)
      } finally {
        lease.release()
      }
    },
  }
}

async function alignWith(
  lease: WorkerLease<AlignmentCall, AlignmentReply>,
  { speech, whenSaid }: { speech: Speech; whenSaid: () => void },
  { path, text, language, signal, onProgress }: AlignmentRequest,
): Promise<AlignmentResult> {
  const ask = (call: AlignmentCall, limitSeconds: number, transfer: ArrayBuffer[] = []) =>
    lease.call(call, { limitSeconds, signal, transfer })
  const words: (ReferenceSentence['words'][number] & { beginsSentence: boolean })[] = []
  let referenceSeconds = 0
  let durationSeconds: number | null = null

  // The voice goes on while the worker listens.
  for await (const part of readAhead(readReference(speech, { text, language, signal }))) {
    if (part.kind === 'failed') return part
    const { sentence, done, total } = part
    onProgress?.({ done, total: total + 1 })
    if (!sentence) continue
    const { pcm, sampleRate } = sentence
    if (durationSeconds === null) {
      const { recordingSeconds: longestSeconds } = alignmentLimits
      const opening = readReply(
        await ask({ kind: 'open', path, longestSeconds, referenceSampleRate: sampleRate }, OPENING_SECONDS),
        'opened',
      )
      if (opening.kind === 'failed') return opening
      durationSeconds = opening.reply.durationSeconds
    }
    for (const [index, word] of sentence.words.entries()) {
      const [startTime, endTime] = [referenceSeconds + word.startTime, referenceSeconds + word.endTime]
      words.push({ ...word, startTime, endTime, beginsSentence: index === 0 })
    }
    referenceSeconds += pcm.length / sampleRate
    const own = new Int16Array(pcm)
    const hearing = readReply(await ask({ kind: 'hear', pcm: own }, STARTING_SECONDS, [own.buffer]), 'heard')
    if (hearing.kind === 'failed') return hearing
  }
  if (durationSeconds === null) return failed('empty-text', 'The text has nothing that can be said. Write its words.')

  whenSaid()
  const limitSeconds = STARTING_SECONDS + (durationSeconds + referenceSeconds) / SLOWEST_SPEED
  const times = words.map(({ startTime, endTime, beginsSentence }) => ({ startTime, endTime, beginsSentence }))
  const matching = readReply(await ask({ kind: 'match', words: times }, limitSeconds), 'matched')
  if (matching.kind === 'failed') return matching
  const { times: found, unread } = matching.reply
  const aligned = found.flatMap((time, index) => {
    const word = words[index]
    return word && time ? [{ start: word.start, end: word.end, ...time }] : []
  })
  return {
    kind: 'aligned',
    words: aligned,
    speechNotInText: unread,
    textNotSpoken: listUnspoken(words, found),
    durationSeconds,
  }
}

/** Runs of words without a time, as stretches of the text. */
function listUnspoken(
  words: readonly { start: number; end: number }[],
  found: readonly unknown[],
): { start: number; end: number }[] {
  const runs: { start: number; end: number }[] = []
  for (const [index, { start, end }] of words.entries()) {
    if (found[index] !== null) continue
    const run = runs.at(-1)
    if (run && index > 0 && found[index - 1] === null) run.end = end
    else runs.push({ start, end })
  }
  return runs
}

type Failed = Extract<AlignmentResult, { kind: 'failed' }>

const failed = (code: AlignmentFailure, message: string): Failed => ({ kind: 'failed', code, message })
const cancelled = (): Failed => failed('cancelled', 'The alignment was cancelled')

/** The reply that was expected, or why there is none. */
function readReply<Kind extends AlignmentReply['kind']>(
  outcome: CallOutcome<AlignmentReply>,
  expected: Kind,
): { kind: 'reply'; reply: Extract<AlignmentReply, { kind: Kind }> } | Failed {
  switch (outcome.kind) {
    case 'cancelled':
      return cancelled()
    case 'timeout':
      return failed('timeout', `The alignment took longer than ${Math.round(outcome.seconds)} s; align a shorter part`)
    case 'crashed':
      return failed('engine-failed', `The alignment failed: ${outcome.message}`)
    case 'answered': {
      const { reply } = outcome
      if (isOfKind(reply, expected)) return { kind: 'reply', reply }
      if (reply.kind === 'refused') return failed(reply.problem, reply.message)
      return failed('engine-failed', `The alignment worker answered "${reply.kind}", not "${expected}"`)
    }
  }
}

function isOfKind<Kind extends AlignmentReply['kind']>(
  reply: AlignmentReply,
  kind: Kind,
): reply is Extract<AlignmentReply, { kind: Kind }> {
  return reply.kind === kind
}
