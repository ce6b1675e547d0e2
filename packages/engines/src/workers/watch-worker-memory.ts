import type { Worker } from 'node:worker_threads'

const EVERY_MILLISECONDS = 250
const MEGABYTE = 1_000_000

/**
 * Watches the memory of a busy worker outside of its JavaScript heap, which no option limits: buffers and wasm. Memory of native
 * libraries and of its own workers is not included.
 * @returns a function that stops watching
 */
export function watchWorkerMemory(
  worker: Worker,
  maximumMegabytes: number,
  onTooMuch: (megabytes: number) => void,
): () => void {
  let isStopped = false
  // A worker in a long native call responds after it.
  let isChecking = false
  const check = async (): Promise<void> => {
    isChecking = true
    try {
      const { external_memory: bytes } = await worker.getHeapStatistics()
      if (!isStopped && bytes > maximumMegabytes * MEGABYTE) onTooMuch(Math.round(bytes / MEGABYTE))
    } catch {
      // It has just ended: its exit says why.
    }
    isChecking = false
  }
  const timer = setInterval(() => {
    if (!isChecking) void check()
  }, EVERY_MILLISECONDS)
  timer.unref()
  return () => {
    isStopped = true
    clearInterval(timer)
  }
}
