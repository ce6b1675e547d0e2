import { z } from 'zod'
import { hashContent } from '../objects/hash-content'
import type { SpeechVoiceSettings, SpokenWord } from '../../ports/index'

/** A sentence as spoken by a voice. */
export interface SpokenSentence {
  /** Mono, 16 bit. */
  pcm: Int16Array
  sampleRate: number
  words: SpokenWord[]
  /** Words whose phoneme rules the voice could not follow. */
  skippedRules?: string[]
}

/** Data sent with a sentence that may change how it sounds. */
export interface SpeechContext {
  /** Neighbouring sentences, if the model uses them. */
  previousText?: string
  nextText?: string
  /** Hash of the rules that may apply to the sentence; empty without any. */
  rulesFingerprint: readonly unknown[]
}

export interface SentenceToSpeak {
  text: string
  language: string
  voiceId: string
  modelId: string
  voiceSettings: SpeechVoiceSettings
}

const Header = z.object({
  sampleRate: z.number().positive(),
  words: z.array(
    z.object({
      start: z.number(),
      end: z.number(),
      startTime: z.number(),
      endTime: z.number(),
      estimated: z.literal(true).exactOptional(),
    }),
  ),
  skippedRules: z.array(z.string()).exactOptional(),
})

/**
 * Returns the same hash for everything that sounds the same; another one for another take of it. Sentences without rules, for
 * models that ignore neighbours, keep the hash from before both existed, so that they are not charged again.
 */
export function hashSentence(
  { text, language, voiceId, modelId, voiceSettings }: SentenceToSpeak,
  { previousText, nextText, rulesFingerprint }: SpeechContext = { rulesFingerprint: [] },
  take = 1,
): string {
  const { stability, similarity_boost, style, speed } = voiceSettings
  const keyParts = [3, text, language, voiceId, modelId, stability, similarity_boost, style, speed]
  const isAlone = previousText === undefined && nextText === undefined && rulesFingerprint.length === 0
  const context = { previousText, nextText, rulesFingerprint }
  if (take > 1) return hashContent(JSON.stringify([...keyParts, context, take]))
  return hashContent(JSON.stringify(isAlone ? keyParts : [...keyParts, context]))
}

/** Packs into one file: length of the header (4 bytes, little endian), the header as JSON, the samples. */
export function packSentence({ pcm, ...rest }: SpokenSentence): Uint8Array {
  const json = Buffer.from(JSON.stringify(rest))
  // Samples at an even offset can be read without a copy.
  const header = json.byteLength % 2 === 0 ? json : Buffer.concat([json, Buffer.from(' ')])
  const length = Buffer.alloc(4)
  length.writeUInt32LE(header.byteLength)
  return Buffer.concat([length, header, Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength)])
}

/** Returns the packed sentence; null if the bytes are not one. */
export function unpackSentence(bytes: Uint8Array): SpokenSentence | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (buffer.byteLength < 4) return null
  const headerEnd = 4 + buffer.readUInt32LE(0)
  if (headerEnd > buffer.byteLength || (buffer.byteLength - headerEnd) % 2 !== 0) return null
  try {
    const header = Header.parse(JSON.parse(buffer.subarray(4, headerEnd).toString()))
    const samples = buffer.subarray(headerEnd)
    const { buffer: memory, byteOffset, byteLength } = samples.byteOffset % 2 === 0 ? samples : Uint8Array.from(samples)
    return { ...header, pcm: new Int16Array(memory, byteOffset, byteLength / 2) }
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return null
    throw error
  }
}
