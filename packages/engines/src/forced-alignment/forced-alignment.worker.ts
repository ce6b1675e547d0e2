import { mixToMono } from '@lectern/media'
import { decodeSound } from '../audio-decoding/decode-sound'
import { refuseSound, type SoundProblem, UnreadableSound } from '../audio-decoding/decoded-sound'
import { serveCalls } from '../workers/serve-calls'
import { alignFeatures, type AlignedFeatures } from './align-features'
import { createMfccStream, findHighestCommonHertz, type MfccStream } from './features/compute-mfcc'
import { extractRecordingFeatures, extractReferenceFeatures, type RecordingFeatures } from './features/extract-features'
import { BandTooLarge } from './time-warping/band'
import type { ReferenceWord } from './word-alignment/plan-rows'

/**
 * One worker aligns one recording: `open-recording`, `add-reference` for each sentence of the reference, then `align`. The
 * last two are repeated for another reference while the recording is kept.
 */
export type AlignmentCall =
  | { kind: 'open-recording'; path: string; maxSeconds: number; referenceSampleRate: number }
  /** The samples follow those of the call before. */
  | { kind: 'add-reference'; pcm: Int16Array }
  /** Words in seconds of the whole reference. A long recording is let go before it is aligned, to save its memory. */
  | { kind: 'align'; words: ReferenceWord[]; keepsRecording: boolean }

export type AlignmentReply =
  | { kind: 'recording-opened'; durationSeconds: number }
  | { kind: 'reference-added' }
  | ({ kind: 'aligned' } & AlignedFeatures)
  | { kind: 'refused'; problem: SoundProblem | 'no-speech'; message: string; cause?: string }

interface OpenRecording {
  recording: RecordingFeatures
  durationSeconds: number
  reference: MfccStream
}

/** Creates a function that handles the calls of one recording after another. */
function createHandler(): (call: AlignmentCall) => Promise<AlignmentReply> {
  let current: OpenRecording | null = null

  function getCurrent(): OpenRecording {
    if (!current) throw new Error('No recording is open')
    return current
  }

  return async (call) => {
    try {
      switch (call.kind) {
        case 'open-recording':
          current = await openRecording(call)
          return current ? { kind: 'recording-opened', durationSeconds: current.durationSeconds } : refuseSilence()
        case 'add-reference':
          getCurrent().reference.push(call.pcm)
          return { kind: 'reference-added' }
        case 'align': {
          const recording = getCurrent()
          if (!call.keepsRecording) current = null
          return align(recording, call.words)
        }
      }
    } catch (error) {
      if (error instanceof UnreadableSound) return refuseSound(error)
      if (error instanceof BandTooLarge) return { kind: 'refused', problem: 'too-long', message: `${error.message}.` }
      throw error
    }
  }
}

const handle = createHandler()
serveCalls<{ request: AlignmentCall; reply: AlignmentReply }>(async (call) => ({ reply: await handle(call) }))

async function openRecording({
  path,
  maxSeconds,
  referenceSampleRate,
}: Extract<AlignmentCall, { kind: 'open-recording' }>): Promise<OpenRecording | null> {
  let mfcc: MfccStream | null = null
  let highestHertz = 0
  let durationSeconds = 0
  for await (const { sampleRate, channels } of decodeSound(path, maxSeconds)) {
    highestHertz = findHighestCommonHertz([sampleRate, referenceSampleRate])
    mfcc ??= createMfccStream({ sampleRate, highestHertz })
    const mono = mixToMono(channels)
    mfcc.push(mono)
    durationSeconds += mono.length / sampleRate
  }
  if (!mfcc) throw new UnreadableSound('broken', 'There is no sound in the recording.')
  const recording = extractRecordingFeatures(mfcc.take())
  const reference = createMfccStream({ sampleRate: referenceSampleRate, highestHertz })
  return recording && { recording, durationSeconds, reference }
}

function align(
  { recording, durationSeconds: recordingSeconds, reference: mfcc }: OpenRecording,
  words: ReferenceWord[],
): AlignmentReply {
  const reference = extractReferenceFeatures(mfcc.take())
  if (!reference) return refuseSilence()
  return { kind: 'aligned', ...alignFeatures({ reference, referenceWords: words, recording, recordingSeconds }) }
}

function refuseSilence(): AlignmentReply {
  return { kind: 'refused', problem: 'no-speech', message: 'Nobody speaks in the recording. Choose another one.' }
}
