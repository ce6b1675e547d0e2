/** Bytes that are read where they are needed: a file on disk, a Blob, an array. */
export interface ByteSource {
  readonly byteLength: number
  /** What lies in [start, end); less where the bytes end before. */
  read(start: number, end: number): Promise<Uint8Array>
}

/** Bytes in memory, or in a Blob, of which only what is read is loaded. */
export function openByteSource(bytes: Uint8Array | Blob): ByteSource {
  if (bytes instanceof Uint8Array) {
    return { byteLength: bytes.length, read: (start, end) => Promise.resolve(bytes.subarray(start, end)) }
  }
  return {
    byteLength: bytes.size,
    read: async (start, end) => new Uint8Array(await bytes.slice(start, end).arrayBuffer()),
  }
}
