import type { Worker } from 'node:worker_threads'

const EVERY_MILLISECONDS = 250
const MEGABYTE = 1_000_000

/**
 * Looks after a busy worker's memory outside of its JavaScript heap, which no option of a worker limits: buffers and wasm.
 * Memory of native libraries and of workers that it starts itself is not seen.
 * @returns what ends the watch
 */
export function watchMemory(worker: Worker, mostMegabytes: number, onTooMuch: (megabytes: number) => void): () => void {
  let isOver = false
  // One that is inside a long native call answers when that ends.
  let isAsking = false
  const look = async (): Promise<void> => {
    isAsking = true
    try {
      const { external_memory: bytes } = await worker.getHeapStatistics()
      if (!isOver && bytes > mostMegabytes * MEGABYTE) onTooMuch(Math.round(bytes / MEGABYTE))
    } catch {
      // It has just ended: its exit says why.
    }
    isAsking = false
  }
  const timer = setInterval(() => {
    if (!isAsking) void look()
  }, EVERY_MILLISECONDS)
  timer.unref()
  return () => {
    isOver = true
    clearInterval(timer)
  }
}
