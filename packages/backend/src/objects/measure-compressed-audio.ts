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
const vorbisAt = 28
const sampleRateAt = vorbisAt + 12

/** How long an Ogg Vorbis file lasts by its last page, in seconds; null when it is none. */
export function measureOggVorbis(head: Buffer, tail: Buffer): number | null {
  const isVorbis =
    head.subarray(0, 4).equals(pageMark) && head.toString('latin1', vorbisAt + 1, vorbisAt + 7) === 'vorbis'
  if (!isVorbis || head.length < sampleRateAt + 4) return null
  const sampleRate = head.readUInt32LE(sampleRateAt)
  const lastPage = tail.lastIndexOf(pageMark)
  if (sampleRate === 0 || lastPage < 0 || lastPage + positionAt + 8 > tail.length) return null
  const samples = Number(tail.readBigInt64LE(lastPage + positionAt))
  return samples > 0 ? samples / sampleRate : null
}
