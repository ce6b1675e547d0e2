import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { packSentence, unpackSentence, type SpokenSentence } from '../../entities/narration/pack-sentence'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/** Higher levels take several times as long and save one percent on speech. */
const quality = 5

/**
 * Compresses a spoken sentence without loss, to about half of its size: `packSentence` with the differences of the samples'
 * differences in place of the samples, their high bytes before their low bytes, by Brotli.
 */
export async function compressSentence({ pcm, ...rest }: SpokenSentence): Promise<Uint8Array> {
  const bytes = new Uint8Array(pcm.length * 2)
  let last = 0
  let slope = 0
  for (const [index, sample] of pcm.entries()) {
    const difference = sample - last
    const bend = toInt16(difference - slope)
    const code = ((bend << 1) ^ (bend >> 15)) & 0xffff
    bytes[index] = code >> 8
    bytes[pcm.length + index] = code & 0xff
    last = sample
    slope = difference
  }
  const packed = packSentence({ ...rest, pcm: new Int16Array(bytes.buffer) })
  return compress(packed, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
}

/** Returns the sentence; null if the bytes are not one of `compressSentence`, or hold more than `maxBytes`. */
export async function decompressSentence(bytes: Uint8Array, maxBytes: number): Promise<SpokenSentence | null> {
  const packed = await decompress(bytes, { maxOutputLength: maxBytes }).catch(toNullIfUnreadable)
  const sentence = packed && unpackSentence(packed)
  if (sentence === null) return null
  const { pcm: coded, ...rest } = sentence
  const parts = new DataView(coded.buffer, coded.byteOffset, coded.byteLength)
  const pcm = new Int16Array(coded.length)
  let last = 0
  let slope = 0
  for (let index = 0; index < pcm.length; index += 1) {
    const code = (parts.getUint8(index) << 8) | parts.getUint8(pcm.length + index)
    slope = toInt16(slope + ((code >> 1) ^ -(code & 1)))
    last = toInt16(last + slope)
    pcm[index] = last
  }
  return { ...rest, pcm }
}

/** Returns null for the errors of zlib, which name the fault of the bytes. */
function toNullIfUnreadable(error: unknown): null {
  if (error instanceof Error && 'code' in error && /^(?:ERR_|Z_)/.test(String(error.code))) return null
  throw error
}

/** Wraps a number to 16 bits with a sign. */
function toInt16(value: number): number {
  return (value << 16) >> 16
}
