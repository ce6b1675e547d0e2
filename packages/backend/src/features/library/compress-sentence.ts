import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { packSentence, unpackSentence, type SpokenSentence } from '../../entities/narration/pack-sentence'
import { deltaCodeSamples, deltaDecodeSamples } from './delta-code-samples'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/** Higher levels take several times as long and save one percent on speech. */
const quality = 5

/** Compresses a spoken sentence without loss, to about half of its size: `packSentence` of delta-coded samples, by Brotli. */
export async function compressSentence({ pcm, ...rest }: SpokenSentence): Promise<Uint8Array> {
  const packed = packSentence({ ...rest, pcm: new Int16Array(deltaCodeSamples(pcm).buffer) })
  return compress(packed, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
}

/** Returns the sentence; null if the bytes are not one of `compressSentence`, or hold more than `maxBytes`. */
export async function decompressSentence(bytes: Uint8Array, maxBytes: number): Promise<SpokenSentence | null> {
  const packed = await decompress(bytes, { maxOutputLength: maxBytes }).catch(toNullIfUnreadable)
  const sentence = packed && unpackSentence(packed)
  if (sentence === null) return null
  const { pcm: coded, ...rest } = sentence
  const codes = new Uint8Array(coded.buffer, coded.byteOffset, coded.byteLength)
  return { ...rest, pcm: deltaDecodeSamples(codes) }
}

/** Returns null for the errors of zlib, which name the fault of the bytes. */
function toNullIfUnreadable(error: unknown): null {
  if (error instanceof Error && 'code' in error && /^(?:ERR_|Z_)/.test(String(error.code))) return null
  throw error
}
