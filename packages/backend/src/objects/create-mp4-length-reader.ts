export interface Mp4LengthReader {
  /** The next bytes of the file. */
  add(chunk: Uint8Array): void
  /** What the file says it lasts; null when it is no MP4 or does not say. */
  seconds(): number | null
}

/** The longest header of a box, and as much of the box in it as says how long the film lasts. */
const lookBytes = 16 + 8 + 32
const boxHeaderBytes = 8

/** Looks for the length of an M4A or MP4 while it comes in pieces, wherever in it that stands; holds one piece at a time. */
export function createMp4LengthReader(): Mp4LengthReader {
  let rest: Buffer = Buffer.alloc(0)
  let toSkip = 0
  let isFirst = true
  let isOver = false
  let seconds: number | null = null

  /** Of the box that `bytes` begin with; what does not lead on ends the search. */
  function look(bytes: Buffer): void {
    const type = bytes.toString('latin1', 4, 8)
    const isLong = bytes.readUInt32BE(0) === 1
    const headerBytes = isLong ? 2 * boxHeaderBytes : boxHeaderBytes
    toSkip = isLong ? Number(bytes.readBigUInt64BE(8)) : bytes.readUInt32BE(0)
    if (type === 'moov') seconds = readMovieSeconds(bytes.subarray(headerBytes))
    isOver = type === 'moov' || toSkip < headerBytes || (isFirst && type !== 'ftyp')
    isFirst = false
  }

  return {
    seconds: () => seconds,
    add(chunk) {
      if (isOver) return
      let bytes: Buffer = Buffer.concat([rest, chunk])
      for (;;) {
        const skipped = Math.min(toSkip, bytes.length)
        bytes = bytes.subarray(skipped)
        toSkip -= skipped
        if (isOver || toSkip > 0 || bytes.length < lookBytes) break
        look(bytes)
      }
      rest = bytes
    },
  }
}

/** The first box within `moov`. */
function readMovieSeconds(bytes: Buffer): number | null {
  if (bytes.toString('latin1', 4, 8) !== 'mvhd') return null
  const isLong = bytes.readUInt8(8) === 1
  const timescale = bytes.readUInt32BE(isLong ? 28 : 20)
  const duration = isLong ? Number(bytes.readBigUInt64BE(32)) : bytes.readUInt32BE(24)
  return timescale > 0 && duration > 0 && duration < 0xffff_ffff ? duration / timescale : null
}
