import type { BrokenWav } from './broken-wav'
import type { WavEncoding, WavShape } from './wav-format'
import { compressedWavFormats, extensibleWavCode, maxWavChannels, readableWavBits, wavCodes } from './wav-table'

const MIN_FORMAT_BYTES = 16
const EXTENSION_CODE_OFFSET = 24

const ENCODINGS: readonly WavEncoding[] = ['integer', 'float', 'a-law', 'mu-law']

/** Reads the body of a format chunk. */
export function readWavFormat(view: DataView): { kind: 'ok'; shape: WavShape } | BrokenWav {
  if (view.byteLength < MIN_FORMAT_BYTES) {
    return reject('no-format', 'The WAV file does not say how its samples are stored. Save it again.')
  }
  const outerCode = view.getUint16(0, true)
  const isExtensible = outerCode === extensibleWavCode && view.byteLength >= EXTENSION_CODE_OFFSET + 2
  const code = isExtensible ? view.getUint16(EXTENSION_CODE_OFFSET, true) : outerCode
  const encoding = ENCODINGS.find((known) => wavCodes[known] === code)
  if (!encoding) {
    const name = compressedWavFormats[code] ?? 'unusual'
    return reject('unsupported-format', `The sound in the WAV file is ${name}. Save it as PCM of 16 or 24 bits.`)
  }
  const channelCount = view.getUint16(2, true)
  const sampleRate = view.getUint32(4, true)
  const bits = view.getUint16(14, true)
  if (channelCount === 0 || channelCount > maxWavChannels || sampleRate === 0) {
    const claim = `${channelCount} channels and ${sampleRate} Hz`
    return reject('unsupported-format', `The WAV file claims ${claim}. Save it again.`)
  }
  const bitsPerSample = findStoredBits(bits, view.getUint16(12, true) / channelCount)
  if (bitsPerSample === null || !readableWavBits[encoding].includes(bitsPerSample)) {
    return reject('unsupported-format', `The WAV file has samples of ${bits} bits. Save it as PCM of 16 or 24 bits.`)
  }
  return { kind: 'ok', shape: { encoding, bitsPerSample, channelCount, sampleRate } }
}

/** Returns the bits that a sample takes: whole bytes, and four of them for some samples of 24 bits. */
function findStoredBits(bits: number, sampleBytes: number): number | null {
  if (bits === 24 && sampleBytes === 4) return 32
  const wholeBytes = Math.ceil(bits / 8)
  return bits % 8 === 0 || sampleBytes === wholeBytes ? wholeBytes * 8 : null
}

function reject(reason: BrokenWav['reason'], message: string): BrokenWav {
  return { kind: 'broken', reason, message }
}
