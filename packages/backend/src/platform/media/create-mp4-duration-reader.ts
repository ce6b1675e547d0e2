export interface Mp4LengthReader {
  /** Passes on the next bytes of the file. */
  add(chunk: Uint8Array): void
  /** Returns the duration in seconds; null if the file is not an MP4 or has no duration. */
  seconds(): number | null
}

/** Longest box header plus the fields that hold the duration. */
const lookBytes = 16 + 8 + 32
const boxHeaderBytes = 8

/**
 * Finds the duration of an M4A or MP4 that arrives in chunks, wherever it is in the file; holds one chunk at a time.
 */
export function createMp4LengthReader(): Mp4LengthReader {
  let rest: Buffer = Buffer.alloc(0)
  let toSkip = 0
  let isFirst = true
  let isOver = false
  let seconds: number | null = null

  /** Reads the box at the start of `bytes`; an unexpected box ends the search. */
  function readBox(bytes: Buffer): void {
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
        readBox(bytes)
      }
      rest = bytes
    },
  }
}

/** Parses the first box within `moov`. */
function readMovieSeconds(bytes: Buffer): number | null {
  if (bytes.toString('latin1', 4, 8) !== 'mvhd') return null
  const isLong = bytes.readUInt8(8) === 1
  const timescale = bytes.readUInt32BE(isLong ? 28 : 20)
  const duration = isLong ? Number(bytes.readBigUInt64BE(32)) : bytes.readUInt32BE(24)
  return timescale > 0 && duration > 0 && duration < 0xffff_ffff ? duration / timescale : null
}
