import type { AlignmentRequest, AlignmentResult, ForcedAlignment, Speech } from '@lectern/backend/ports'
import { elementAt } from '../arrays/element-at'
import type { WorkerPool } from '../workers/worker-pool'
import {
  type AlignmentCaller,
  createCaller,
  fail,
  failCancelled,
  type FailedAlignment,
  readReply,
} from './alignment-calls'
import { alignmentLimits, MIN_SPEED, STARTING_SECONDS } from './alignment-limits'
import type { AlignmentCall, AlignmentReply } from './forced-alignment.worker'
import { findReferenceVoices, type ReferenceVoice } from './reference/find-reference-voices'
import { type SentReference, sendReference } from './send-reference'

/** A text and a recording that are both this short have too little speech to adapt the voices to each other. */
const SHORT_TEXT_CHARACTERS = 300
const SHORT_RECORDING_SECONDS = 30
/** Voices that a short text is spoken by; the one most like the reader counts. */
const MAX_VOICES = 5

/**
 * Creates forced alignment by comparison with synthetic speech: the embedded voice speaks the text and knows the time of
 * each word, and a worker thread aligns that reference with the recording. A short text is spoken by several voices.
 * @param onLongReferenceSpoken called when the voice is not needed any more and its memory is, for a long recording
 */
export function createForcedAlignment(
  pool: WorkerPool<AlignmentCall, AlignmentReply>,
  speech: Speech,
  onLongReferenceSpoken: () => void = () => {},
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
        const found = await findReferenceVoices(speech, request.language)
        if (found.kind === 'failed') return found
        const isShort = request.text.length <= SHORT_TEXT_CHARACTERS
        const voices = found.voices.slice(0, isShort ? MAX_VOICES : 1)
        return await alignByVoices(createCaller(lease, request.signal), {
          speech,
          voices,
          request,
          onLongReferenceSpoken,
        })
      } finally {
        lease.release()
      }
    },
  }
}

/** Aligns with one voice after the other and returns the result whose words are most alike in both. */
async function alignByVoices(
  call: AlignmentCaller,
  given: {
    speech: Speech
    voices: readonly ReferenceVoice[]
    request: AlignmentRequest
    onLongReferenceSpoken: () => void
  },
): Promise<AlignmentResult> {
  const { speech, request, onLongReferenceSpoken } = given
  const waiting = [...given.voices]
  let recordingSeconds: number | null = null
  let best: ScoredAlignment | null = null
  for (let voice = waiting.shift(); voice; voice = waiting.shift()) {
    const reference = await sendReference(call, speech, voice, request, recordingSeconds)
    if (reference.kind === 'failed') return reference
    ;({ recordingSeconds } = reference)
    if (recordingSeconds > SHORT_RECORDING_SECONDS) {
      waiting.length = 0
      onLongReferenceSpoken()
    }
    const aligned = await alignReference(call, reference, waiting.length > 0)
    if (aligned.kind === 'failed') return aligned
    if (best === null || aligned.meanDistance < best.meanDistance) best = aligned
  }
  if (best === null) throw new Error('No voice spoke the reference')
  return best.result
}

interface ScoredAlignment {
  kind: 'scored'
  result: AlignmentResult
  meanDistance: number
}

async function alignReference(
  call: AlignmentCaller,
  { words, referenceSeconds, recordingSeconds }: SentReference,
  keepsRecording: boolean,
): Promise<ScoredAlignment | FailedAlignment> {
  const timeoutSeconds = STARTING_SECONDS + (recordingSeconds + referenceSeconds) / MIN_SPEED
  const times = words.map(({ startTime, endTime, beginsSentence }) => ({ startTime, endTime, beginsSentence }))
  const aligned = readReply(await call({ kind: 'align', words: times, keepsRecording }, timeoutSeconds), 'aligned')
  if (aligned.kind === 'failed') return aligned
  const { times: found, extraSpeech, meanDistance } = aligned.reply
  const result: AlignmentResult = {
    kind: 'aligned',
    words: found.flatMap((time, index) => {
      const { start, end } = elementAt(words, index)
      return time ? [{ start, end, ...time }] : []
    }),
    speechNotInText: extraSpeech,
    textNotSpoken: listUnspoken(words, found),
    durationSeconds: recordingSeconds,
  }
  return { kind: 'scored', result, meanDistance }
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
