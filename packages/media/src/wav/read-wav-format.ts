import type { BrokenWav } from '@lectern/core/audio'
import { EXTENSIBLE_CODE, MOST_CHANNELS, wavCodes, type WavEncoding, type WavShape } from './wav-shape'

const SHORTEST_BYTES = 16
const EXTENSION_CODE_AT = 24

/** What else is put into WAV files, by its code, to refuse it by name. */
const COMPRESSED: Readonly<Record<number, string>> = {
  0x02: 'ADPCM',
  0x11: 'ADPCM',
  0x31: 'GSM',
  0x50: 'MPEG',
  0x55: 'MP3',
  0xff: 'AAC',
}

const ENCODINGS: readonly WavEncoding[] = ['integer', 'float', 'a-law', 'mu-law']
const HELD_BITS: Readonly<Record<WavEncoding, readonly number[]>> = {
  integer: [8, 16, 24, 32],
  float: [32, 64],
  'a-law': [8],
  'mu-law': [8],
}

/** Reads the body of a WAV file's format chunk. */
export function readWavFormat(view: DataView): { kind: 'ok'; shape: WavShape } | BrokenWav {
  if (view.byteLength < SHORTEST_BYTES) {
    return refuse('no-format', 'The WAV file does not say how its samples are stored. Save it anew.')
  }
  const outerCode = view.getUint16(0, true)
  const isExtensible = outerCode === EXTENSIBLE_CODE && view.byteLength >= EXTENSION_CODE_AT + 2
  const code = isExtensible ? view.getUint16(EXTENSION_CODE_AT, true) : outerCode
  const encoding = ENCODINGS.find((known) => wavCodes[known] === code)
  if (!encoding) {
    const what = COMPRESSED[code] ?? 'unusual'
    return refuse('unsupported-format', `The sound in the WAV file is ${what}. Save it as PCM of 16 or 24 bits.`)
  }
  const channelCount = view.getUint16(2, true)
  const sampleRate = view.getUint32(4, true)
  const bits = view.getUint16(14, true)
  const bitsPerSample = heldBits(bits, view.getUint16(12, true) / channelCount)
  if (channelCount === 0 || channelCount > MOST_CHANNELS || sampleRate === 0) {
    const claim = `${channelCount} channels and ${sampleRate} Hz`
    return refuse('unsupported-format', `The WAV file claims ${claim}. Save it anew.`)
  }
  if (!HELD_BITS[encoding].includes(bitsPerSample)) {
    return refuse('unsupported-format', `The WAV file has samples of ${bits} bits. Save it as PCM of 16 or 24 bits.`)
  }
  return { kind: 'ok', shape: { encoding, bitsPerSample, channelCount, sampleRate } }
}

/** Samples of odd bits lie in the next whole bytes, and of 24 sometimes in four of them. */
function heldBits(bits: number, sampleBytes: number): number {
  return bits === 24 && sampleBytes === 4 ? 32 : Math.ceil(bits / 8) * 8
}

function refuse(reason: BrokenWav['reason'], message: string): BrokenWav {
  return { kind: 'broken', reason, message }
}
