import type { FileHandle } from 'node:fs/promises'
import type { ByteSource } from '../bytes/byte-source'

/** Opens the bytes of an open file, with its present length. The file stays open. */
export async function openFileSource(file: FileHandle): Promise<ByteSource> {
  const { size } = await file.stat()
  return {
    byteLength: size,
    async read(start, end) {
      const bytes = new Uint8Array(Math.max(0, Math.min(end, size) - start))
      let filled = 0
      while (filled < bytes.length) {
        const { bytesRead } = await file.read(bytes, filled, bytes.length - filled, start + filled)
        if (bytesRead === 0) break
        filled += bytesRead
      }
      return bytes.subarray(0, filled)
    },
  }
}
