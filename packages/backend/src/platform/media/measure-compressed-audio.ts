const flacHeaderBytes = 42
/** After "fLaC": the header of the first block, then the sizes of blocks and frames. */
const flacFieldsAt = 18

/** Returns the duration in the header of a FLAC file, in seconds; null if there is none. */
export function measureFlac(head: Buffer): number | null {
  if (head.length < flacHeaderBytes || head.toString('latin1', 0, 4) !== 'fLaC') return null
  const fields = head.readBigUInt64BE(flacFieldsAt)
  const sampleRate = Number(fields >> 44n)
  const samples = Number(fields & 0xf_ffff_ffffn)
  return sampleRate > 0 && samples > 0 ? samples / sampleRate : null
}

const pageMark = Buffer.from('OggS')
/** Offsets within an Ogg page: its granule position, and its packets if it has one segment. */
const positionAt = 6
const packetAt = 28
const opusHertz = 48_000

/** Returns the duration of an Ogg Vorbis or Opus file by its last page, in seconds; null for other files. */
export function measureOgg(head: Buffer, tail: Buffer): number | null {
  const stream = readOggHead(head)
  const lastPage = tail.lastIndexOf(pageMark)
  if (!stream || lastPage < 0 || lastPage + positionAt + 8 > tail.length) return null
  const samples = Number(tail.readBigInt64LE(lastPage + positionAt)) - stream.leadingSamples
  return samples > 0 ? samples / stream.sampleRate : null
}

/** Opus starts with samples that are counted but not played. */
function readOggHead(head: Buffer): { sampleRate: number; leadingSamples: number } | null {
  if (!head.subarray(0, 4).equals(pageMark) || head.length < packetAt + 16) return null
  if (head.toString('latin1', packetAt + 1, packetAt + 7) === 'vorbis') {
    const sampleRate = head.readUInt32LE(packetAt + 12)
    return sampleRate > 0 ? { sampleRate, leadingSamples: 0 } : null
  }
  if (head.toString('latin1', packetAt, packetAt + 8) !== 'OpusHead') return null
  return { sampleRate: opusHertz, leadingSamples: head.readUInt16LE(packetAt + 10) }
}
