/** Bytes that can be read at any offset: a file on disk, a Blob, an array. */
export interface ByteSource {
  readonly byteLength: number
  /** Reads the bytes of [start, end); fewer where the source ends before. */
  read(start: number, end: number): Promise<Uint8Array>
}

/** Opens bytes in memory, or a Blob, of which only the bytes that are read are loaded. */
export function openByteSource(bytes: Uint8Array | Blob): ByteSource {
  if (bytes instanceof Uint8Array) {
    return { byteLength: bytes.length, read: (start, end) => Promise.resolve(bytes.subarray(start, end)) }
  }
  return {
    byteLength: bytes.size,
    read: async (start, end) => new Uint8Array(await bytes.slice(start, end).arrayBuffer()),
  }
}
