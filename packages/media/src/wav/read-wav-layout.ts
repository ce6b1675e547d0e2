import { type BrokenWav, parseWav, type WavLayout } from '@lectern/core/audio'
import type { ByteSource } from '../bytes/byte-source'

const READ_AHEAD_BYTES = 4096

/**
 * Reads where the samples of a WAV file are stored. Only headers are read. Rejects with what the source rejects with; a file
 * that cannot be read is returned as broken.
 */
export async function readWavLayout(source: ByteSource): Promise<WavLayout | BrokenWav> {
  const readView = createBufferedReader(source)
  const parser = parseWav(source.byteLength)
  let step = parser.next()
  while (!step.done) step = parser.next(await readView(step.value.start, step.value.end))
  return step.value
}

/** Headers stand close together: one read serves several. */
function createBufferedReader(source: ByteSource): (start: number, end: number) => Promise<DataView> {
  let from = 0
  let buffered = new Uint8Array(0)
  return async (start, end) => {
    if (start < from || end > from + buffered.length) {
      from = start
      buffered = Uint8Array.from(await source.read(start, Math.max(end, start + READ_AHEAD_BYTES)))
    }
    const bytes = buffered.subarray(start - from, end - from)
    return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }
}
