const CHUNK_LENGTH = 1 << 16

/** Numbers that are appended one by one in chunks, so that nothing is copied while the array grows. */
export interface GrowingArray {
  push(value: number): void
  /** Returns all numbers and starts over with none. */
  take(): Float32Array
}

export function createGrowingArray(): GrowingArray {
  let chunks: Float32Array[] = []
  let chunk = new Float32Array(CHUNK_LENGTH)
  let used = 0
  return {
    push(value) {
      if (used === CHUNK_LENGTH) {
        chunks.push(chunk)
        chunk = new Float32Array(CHUNK_LENGTH)
        used = 0
      }
      chunk[used] = value
      used += 1
    },
    take() {
      const taken = new Float32Array(chunks.length * CHUNK_LENGTH + used)
      for (const [index, whole] of chunks.entries()) taken.set(whole, index * CHUNK_LENGTH)
      taken.set(chunk.subarray(0, used), chunks.length * CHUNK_LENGTH)
      chunks = []
      used = 0
      return taken
    },
  }
}
