const flacHeaderBytes = 42
/** Behind "fLaC", the head of the first block, and the sizes of blocks and frames. */
const flacFieldsAt = 18

/** How long a FLAC file says it lasts, in seconds; null when it is none or does not say. */
export function measureFlac(head: Buffer): number | null {
  if (head.length < flacHeaderBytes || head.toString('latin1', 0, 4) !== 'fLaC') return null
  const fields = head.readBigUInt64BE(flacFieldsAt)
  const sampleRate = Number(fields >> 44n)
  const samples = Number(fields & 0xf_ffff_ffffn)
  return sampleRate > 0 && samples > 0 ? samples / sampleRate : null
}

const pageMark = Buffer.from('OggS')
/** Of a page: where the sample that it ends with stands, and where its packets begin with one segment in it. */
const positionAt = 6
const packetAt = 28
const opusHertz = 48_000

/** How long an Ogg Vorbis or Opus file lasts by its last page, in seconds; null when it is neither. */
export function measureOgg(head: Buffer, tail: Buffer): number | null {
  const stream = readOggHead(head)
  const lastPage = tail.lastIndexOf(pageMark)
  if (!stream || lastPage < 0 || lastPage + positionAt + 8 > tail.length) return null
  const samples = Number(tail.readBigInt64LE(lastPage + positionAt)) - stream.leadingSamples
  return samples > 0 ? samples / stream.sampleRate : null
}

/** Samples that positions count and nobody hears come first in Opus. */
function readOggHead(head: Buffer): { sampleRate: number; leadingSamples: number } | null {
  if (!head.subarray(0, 4).equals(pageMark) || head.length < packetAt + 16) return null
  if (head.toString('latin1', packetAt + 1, packetAt + 7) === 'vorbis') {
    const sampleRate = head.readUInt32LE(packetAt + 12)
    return sampleRate > 0 ? { sampleRate, leadingSamples: 0 } : null
  }
  if (head.toString('latin1', packetAt, packetAt + 8) !== 'OpusHead') return null
  return { sampleRate: opusHertz, leadingSamples: head.readUInt16LE(packetAt + 10) }
}
