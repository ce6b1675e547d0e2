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
import { sniffSound } from '../../audio-decoding/sniff-sound'
import type { ProviderAccess } from '../../engine-choices'
import type { MatchPool } from '../../word-matching/match-calls'
import type { Outside } from '../outside'
import { saysSomething } from '../word-times/says-something'
import { createCaller, failUnusable } from './create-caller'
import { measureRecording } from './measure-recording'
import { unpackWords } from './packed-words'
import { writeForm } from './write-form'
import type { ProviderFailure } from './provider-failure'

/** What the provider takes in one request, as it says itself. */
const limits = { fileBytes: 1_000_000_000, textCharacters: 675_000 } as const
const LIMIT_SECONDS = 1800
const HEAD_BYTES = 4096
const MATCHING_SECONDS = 60
/** Changes when the answers would. */
const VERSION = 'elevenlabs-1'

/** Forced alignment by ElevenLabs; the recording is sent there. It places every word, and says of each how far it is off. */
export function createElevenLabsAlignment(
  access: ProviderAccess,
  outside: Outside,
  matching: MatchPool,
): ForcedAlignment {
  const call = createCaller(access, outside)
  return {
    version: VERSION,
    async align({ path, text, language, signal, onProgress }: AlignmentRequest): Promise<AlignmentResult> {
      if (!saysSomething(text, 'no-audio-tags'))
        return failed('empty-text', 'The text has nothing that can be said. Write its words.')
      if (text.length > limits.textCharacters) {
        const message = `The text has more than ${limits.textCharacters} characters, which ElevenLabs takes at once. Align it in parts.`
        return failed('too-long', message)
      }
      const refused = await refuseFile(path)
      if (refused) return refused
      onProgress?.({ done: 0, total: 1 })
      const bytes = await openAsBlob(path)
      const boundary = `lectern-${outside.random().toString(36).slice(2)}`
      const form = writeForm({ text }, { field: 'file', name: basename(path), bytes }, boundary)
      const request = { method: 'POST', path: '/v1/forced-alignment', body: { kind: 'form', form } } as const
      const answered = await call({ ...request, limitSeconds: LIMIT_SECONDS, signal })
      if (answered.kind === 'failed') return toAlignmentFailure(answered)
      // An hour's answer keeps whoever reads it busy for a while: that is a worker.
      const placed = await matching.call(
        {
          kind: 'aligned-speech',
          answer: answered.bytes,
          text,
          language,
          durationSeconds: await measureRecording(path),
        },
        { limitSeconds: MATCHING_SECONDS, signal },
      )
      switch (placed.kind) {
        case 'answered': {
          const { reply } = placed
          if (reply.kind === 'spoken') throw new Error('A recording was answered by speech')
          if (reply.kind === 'unusable') return toAlignmentFailure(failUnusable('POST', reply.detail))
          onProgress?.({ done: 1, total: 1 })
          const { durationSeconds } = reply
          return { kind: 'aligned', ...unpackWords(reply.packed), speechNotInText: [], durationSeconds }
        }
        case 'cancelled':
          return failed('cancelled', 'The alignment was cancelled')
        case 'timeout':
        case 'crashed':
          // It is paid for, and would be again: no other try.
          return failed('too-long', 'What ElevenLabs found could not be matched with the text. Align a shorter part.')
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
      return failed(
        'too-long',
        `"${basename(path)}" has ${gigabytes} GB, and ElevenLabs takes 1. Send it as MP3, or in parts.`,
      )
    }
    const tagBytes = measureId3(await readAt(file, 0))
    sniffSound(await readAt(file, tagBytes), { isTagged: tagBytes > 0 })
    return null
  } catch (error) {
    // Kinds that are known and cannot be read here can be read there.
    if (error instanceof UnreadableSound)
      return error.problem === 'not-audio' ? failed('not-audio', error.message) : null
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

function toAlignmentFailure({ code, message, said }: ProviderFailure): AlignmentResult {
  if (code !== 'text-refused' && code !== 'text-too-long') return failed(alignmentCodes[code], message)
  const reason = said === '' ? '' : ` ElevenLabs says: "${said}"`
  return failed(alignmentCodes[code], `ElevenLabs cannot align this recording with this text.${reason}`)
}

function failed(code: AlignmentFailure, message: string): Extract<AlignmentResult, { kind: 'failed' }> {
  return { kind: 'failed', code, message }
}
