import { decodeSound } from '../audio-decoding/decode-sound'
import { type SoundProblem, UnreadableSound } from '../audio-decoding/decoded-sound'
import { mixToMono } from '../audio-decoding/mix-to-mono'
import { answerCalls } from '../workers/answer-calls'
import { alignFrames, type AlignedFrames } from './align-frames'
import { TooManyCells } from './band'
import { createFrameReader, type FrameReader, highestCommonHertz } from './create-frame-reader'
import { hearRecording, hearReference, type HeardRecording } from './hear-voices'
import type { ReferenceWord } from './plan-rows'

/** One recording is aligned by one worker: `open`, then `hear` for each sentence of the reference, then `match`. */
export type AlignmentCall =
  | { kind: 'open'; path: string; longestSeconds: number; referenceSampleRate: number }
  /** The samples follow those that were heard before. */
  | { kind: 'hear'; pcm: Int16Array }
  /** Words in seconds of all that was heard. */
  | { kind: 'match'; words: ReferenceWord[] }

export type AlignmentReply =
  | { kind: 'opened'; durationSeconds: number }
  | { kind: 'heard' }
  | ({ kind: 'matched' } & AlignedFrames)
  | { kind: 'refused'; problem: SoundProblem | 'no-speech'; message: string }

interface Opened {
  recording: HeardRecording
  durationSeconds: number
  reference: FrameReader
}

/** Answers the calls of one recording after another. */
function createAnswer(): (call: AlignmentCall) => Promise<AlignmentReply> {
  let opened: Opened | null = null

  function requireOpened(): Opened {
    if (!opened) throw new Error('No recording was opened')
    return opened
  }

  return async (call) => {
    try {
      switch (call.kind) {
        case 'open':
          opened = await openRecording(call)
          return opened ? { kind: 'opened', durationSeconds: opened.durationSeconds } : refuseSilence()
        case 'hear':
          requireOpened().reference.push(call.pcm)
          return { kind: 'heard' }
        case 'match': {
          const heard = requireOpened()
          opened = null
          return match(heard, call.words)
        }
      }
    } catch (error) {
      if (error instanceof UnreadableSound) return { kind: 'refused', problem: error.problem, message: error.message }
      if (error instanceof TooManyCells) return { kind: 'refused', problem: 'too-long', message: `${error.message}.` }
      throw error
    }
  }
}

const answer = createAnswer()
answerCalls<{ request: AlignmentCall; reply: AlignmentReply }>(async (call) => ({ reply: await answer(call) }))

async function openRecording({
  path,
  longestSeconds,
  referenceSampleRate,
}: Extract<AlignmentCall, { kind: 'open' }>): Promise<Opened | null> {
  let reader: FrameReader | null = null
  let highestHertz = 0
  let durationSeconds = 0
  for await (const { sampleRate, channels } of decodeSound(path, longestSeconds)) {
    highestHertz = highestCommonHertz([sampleRate, referenceSampleRate])
    reader ??= createFrameReader({ sampleRate, highestHertz })
    reader.push(mixToMono(channels))
    durationSeconds += (channels[0]?.length ?? 0) / sampleRate
  }
  if (!reader) throw new UnreadableSound('broken', 'There is no sound in the recording.')
  const recording = hearRecording(reader.take())
  const reference = createFrameReader({ sampleRate: referenceSampleRate, highestHertz })
  return recording && { recording, durationSeconds, reference }
}

/** Each side's coefficients are let go as soon as they are not needed: an hour of them is much. */
function match(
  { recording, durationSeconds: recordingSeconds, ...heard }: Opened,
  words: ReferenceWord[],
): AlignmentReply {
  const reference = hearReference(heard.reference.take())
  if (!reference) return refuseSilence()
  return { kind: 'matched', ...alignFrames({ reference, referenceWords: words, recording, recordingSeconds }) }
}

function refuseSilence(): AlignmentReply {
  return { kind: 'refused', problem: 'no-speech', message: 'Nobody speaks in the recording. Choose another one.' }
}
