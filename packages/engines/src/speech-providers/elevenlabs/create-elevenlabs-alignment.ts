import { openAsBlob } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { basename } from 'node:path'
import type {
  AlignmentFailure,
  AlignmentRequest,
  AlignmentResult,
  ForcedAlignment,
  SpeechFailure,
} from '@lectern/backend/ports'
import { UnreadableSound } from '../../audio-decoding/decoded-sound'
import { measureId3 } from '../../audio-decoding/measure-id3'
import { detectSoundFormat } from '../../audio-decoding/detect-sound-format'
import type { ProviderAccess } from '../../choices/engine-choices'
import type { MatchPool } from './matching-calls'
import type { CallEnvironment } from '../../http-calls/call-environment'
import { isSpeakable } from '../../word-times/is-speakable'
import { createCaller, failUnusable } from './create-caller'
import { measureRecording } from './measure-recording'
import { unpackWords } from './pack-words'
import { writeForm } from './write-form'
import type { ProviderFailure } from './provider-failure'

/** The provider's limits of one request. */
const limits = { fileBytes: 1_000_000_000, textCharacters: 675_000 } as const
const TIMEOUT_SECONDS = 1800
const HEAD_BYTES = 4096
const MATCHING_SECONDS = 60
/** Changes when results would change. */
const VERSION = 'elevenlabs-1'

/** Creates forced alignment by ElevenLabs, which receives the recording. Every word gets a place and a loss. */
export function createElevenLabsAlignment(
  access: ProviderAccess,
  outside: CallEnvironment,
  matching: MatchPool,
): ForcedAlignment {
  const call = createCaller(access, outside)
  return {
    version: VERSION,
    isPaid: true,
    async align({ path, text, language, signal, onProgress }: AlignmentRequest): Promise<AlignmentResult> {
      if (!isSpeakable(text, 'no-audio-tags'))
        return fail('empty-text', 'The text has nothing that can be said. Write its words.')
      if (text.length > limits.textCharacters) {
        const message = `The text has more than ${limits.textCharacters} characters, which is the most that ElevenLabs takes. Align it in parts.`
        return fail('too-long', message)
      }
      const refused = await refuseFile(path)
      if (refused) return refused
      onProgress?.({ done: 0, total: 1 })
      const bytes = await openAsBlob(path)
      const boundary = `lectern-${outside.random().toString(36).slice(2)}`
      const form = writeForm({ text }, { field: 'file', name: basename(path), bytes }, boundary)
      const request = { method: 'POST', path: '/v1/forced-alignment', body: { kind: 'form', form } } as const
      const result = await call({ ...request, timeoutSeconds: TIMEOUT_SECONDS, signal })
      if (result.kind === 'failed') return toAlignmentFailure(result)
      // Parsing the response for an hour would block the event loop: a worker does it.
      const placed = await matching.call(
        {
          kind: 'aligned-speech',
          body: result.bytes,
          text,
          language,
          durationSeconds: await measureRecording(path),
        },
        { timeoutSeconds: MATCHING_SECONDS, signal },
      )
      switch (placed.kind) {
        case 'replied': {
          const { reply } = placed
          if (reply.kind === 'spoken') throw new Error('A worker replied to a recording with speech')
          if (reply.kind === 'unusable') return toAlignmentFailure(failUnusable('POST', reply.detail))
          onProgress?.({ done: 1, total: 1 })
          const { durationSeconds } = reply
          return { kind: 'aligned', ...unpackWords(reply.packed), speechNotInText: [], durationSeconds }
        }
        case 'cancelled':
          return fail('cancelled', 'The alignment was cancelled')
        case 'timeout':
        case 'crashed':
          // The response is paid for, and a retry would be charged again.
          return fail('too-long', 'What ElevenLabs found could not be matched with the text. Align a shorter part.')
      }
    },
  }
}

async function refuseFile(path: string): Promise<Extract<AlignmentResult, { kind: 'failed' }> | null> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    if (size > limits.fileBytes) {
      const gigabytes = (size / 1e9).toFixed(1)
      return fail(
        'too-long',
        `"${basename(path)}" has ${gigabytes} GB, and ElevenLabs takes 1. Send it as MP3, or in parts.`,
      )
    }
    const tagBytes = measureId3(await readAt(file, 0))
    detectSoundFormat(await readAt(file, tagBytes), { isTagged: tagBytes > 0 })
    return null
  } catch (error) {
    // The provider reads known formats that cannot be decoded here.
    if (error instanceof UnreadableSound) return error.problem === 'not-audio' ? fail('not-audio', error.message) : null
    throw error
  } finally {
    await file.close()
  }
}

async function readAt(file: FileHandle, position: number): Promise<Uint8Array> {
  const head = Buffer.alloc(HEAD_BYTES)
  const { bytesRead } = await file.read(head, 0, head.length, position)
  return head.subarray(0, bytesRead)
}

const alignmentCodes: Readonly<Record<SpeechFailure, AlignmentFailure>> = {
  'unknown-voice': 'engine-failed',
  'unknown-model': 'engine-failed',
  'empty-text': 'empty-text',
  'text-too-long': 'too-long',
  timeout: 'timeout',
  cancelled: 'cancelled',
  'quota-exceeded': 'quota-exceeded',
  'bad-credentials': 'bad-credentials',
  'rate-limited': 'rate-limited',
  'text-refused': 'broken',
  'not-installed': 'not-installed',
  'answer-unusable': 'answer-unusable',
  'engine-failed': 'engine-failed',
}

function toAlignmentFailure({ code, message, detail }: ProviderFailure): AlignmentResult {
  if (code !== 'text-refused' && code !== 'text-too-long') return fail(alignmentCodes[code], message)
  const reason = detail === '' ? '' : ` ElevenLabs says: "${detail}"`
  return fail(alignmentCodes[code], `ElevenLabs cannot align this recording with this text.${reason}`)
}

function fail(code: AlignmentFailure, message: string): Extract<AlignmentResult, { kind: 'failed' }> {
  return { kind: 'failed', code, message }
}
