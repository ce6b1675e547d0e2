import type { AlignmentRequest, Speech } from '@lectern/backend/ports'
import { type AlignmentCaller, fail, type FailedAlignment, readReply } from './alignment-calls'
import { alignmentLimits, MIN_SPEED, STARTING_SECONDS } from './alignment-limits'
import type { ReferenceVoice } from './reference/find-reference-voices'
import { prefetchValues } from './reference/prefetch-values'
import { type ReferencePart, type ReferenceSentence, speakReference } from './reference/speak-reference'

/** Sound that the voice speaks ahead while the worker reads the recording: ten minutes, 26 MB. */
const ahead = {
  maxSize: 600 * 22_050,
  sizeOf: (part: ReferencePart) => (part.kind === 'sentence' && part.sentence ? part.sentence.pcm.length : 0),
}

const OPENING_SECONDS = STARTING_SECONDS + alignmentLimits.recordingSeconds / MIN_SPEED

export interface SentReference {
  kind: 'sent'
  /** UTF-16 offsets in the text, seconds of the whole reference. */
  words: (ReferenceSentence['words'][number] & { beginsSentence: boolean })[]
  referenceSeconds: number
  recordingSeconds: number
}

/**
 * Speaks the text and sends it to the worker sentence by sentence; the voice goes on while the worker computes.
 * @param openedSeconds duration of the recording; null if the worker has not opened it
 */
export async function sendReference(
  call: AlignmentCaller,
  speech: Speech,
  voice: ReferenceVoice,
  request: AlignmentRequest,
  openedSeconds: number | null,
): Promise<SentReference | FailedAlignment> {
  const words: SentReference['words'] = []
  let referenceSeconds = 0
  let recordingSeconds = openedSeconds
  for await (const part of prefetchValues(speakReference(speech, voice, request), ahead)) {
    if (part.kind === 'failed') return part
    const { sentence, done, total } = part
    if (openedSeconds === null) request.onProgress?.({ done, total: total + 1 })
    if (!sentence) continue
    const { pcm, sampleRate } = sentence
    if (recordingSeconds === null) {
      const opened = await openRecording(call, request.path, sampleRate)
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

async function openRecording(call: AlignmentCaller, path: string, referenceSampleRate: number) {
  const { recordingSeconds: maxSeconds } = alignmentLimits
  return readReply(
    await call({ kind: 'open-recording', path, maxSeconds, referenceSampleRate }, OPENING_SECONDS),
    'recording-opened',
  )
}
