import { readWav, readWavHeader } from '@lectern/core/audio'
import type { FileHandle } from 'node:fs/promises'
import { type DecodedSound, UnreadableSound } from './decoded-sound'

/** A WAV's header is within its beginning; what else stands there may be long. */
const HEAD_BYTES = 1_000_000
const BLOCK_BYTES = 1_000_000

/** The samples of a WAV file, a block at a time, so that the file may be of any length. */
export async function* readWavBlocks(file: FileHandle): AsyncGenerator<DecodedSound> {
  const { size } = await file.stat()
  const head = await readAt(file, 0, Math.min(size, HEAD_BYTES))
  const header = readWavHeader(head, { fileBytes: size })
  if (header.kind === 'broken') {
    throw new UnreadableSound(header.reason === 'unsupported-format' ? 'unsupported-format' : 'broken', header.message)
  }
  const { dataOffsetBytes, dataBytes, bitsPerSample, channelCount } = header
  const start = head.subarray(0, dataOffsetBytes)
  const frameBytes = (bitsPerSample / 8) * channelCount
  const blockBytes = Math.max(1, Math.floor(BLOCK_BYTES / frameBytes)) * frameBytes
  for (let at = 0; at < dataBytes; at += blockBytes) {
    const block = await readAt(file, dataOffsetBytes + at, Math.min(blockBytes, dataBytes - at))
    // A file that was cut off gives the samples that are there: each block is read as one.
    const part = readWav(Buffer.concat([start, block]))
    if (part.kind === 'broken') throw new UnreadableSound('broken', part.message)
    yield part.pcm
  }
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await file.read(buffer, 0, length, position)
  return buffer.subarray(0, bytesRead)
}
