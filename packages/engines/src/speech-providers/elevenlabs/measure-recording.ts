import { type FileHandle, open } from 'node:fs/promises'
import { readWavHeader } from '@lectern/core/audio'
import { readFrameHeader } from '@lectern/media'

const HEAD_BYTES = 1_000_000
const BLOCK_BYTES = 1_000_000

/** Measures the seconds of a WAV, FLAC or MP3 by its headers; null for other formats and files that cannot be read. */
export async function measureRecording(path: string): Promise<number | null> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const head = Buffer.alloc(Math.min(size, HEAD_BYTES))
    await file.read(head, 0, head.length, 0)
    const wav = readWavHeader(head, { fileBytes: size })
    if (wav.kind === 'ok') return wav.durationSeconds
    return measureFlac(head) ?? (await measureMp3(file, findFirstFrame(head)))
  } finally {
    await file.close()
  }
}

/** Reads the STREAMINFO block, the first of the file. */
function measureFlac(head: Buffer): number | null {
  if (head.toString('latin1', 0, 4) !== 'fLaC' || head.length < 26) return null
  const sampleRate = head.readUIntBE(18, 3) >> 4
  const samples = (head.readUInt8(21) & 15) * 2 ** 32 + head.readUInt32BE(22)
  return sampleRate > 0 && samples > 0 ? samples / sampleRate : null
}

/** Returns the offset of the first frame, after an ID3 tag whose header has its length in seven bits a byte. */
function findFirstFrame(head: Buffer): number {
  if (head.toString('latin1', 0, 3) !== 'ID3' || head.length < 10) return 0
  return 10 + head.subarray(6, 10).reduce((sum, byte) => sum * 128 + (byte & 127), 0)
}

async function measureMp3(file: FileHandle, firstFrameAt: number): Promise<number | null> {
  let [position, samples] = [firstFrameAt, 0]
  let sampleRate: number | null = null
  const block = Buffer.alloc(BLOCK_BYTES)
  for (;;) {
    const { bytesRead } = await file.read(block, 0, block.length, position)
    let offset = 0
    while (offset + 4 <= bytesRead) {
      const frame = readFrameHeader(block, offset)
      if (!frame) break
      sampleRate ??= frame.sampleRate
      samples += frame.samplesPerFrame
      offset += frame.frameBytes
    }
    // No frame begins in this block: it is the end, or no MP3.
    if (offset === 0) return sampleRate === null ? null : samples / sampleRate
    position += offset
  }
}
