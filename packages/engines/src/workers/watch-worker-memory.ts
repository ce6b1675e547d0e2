import type { Worker } from 'node:worker_threads'
import { watchMemory } from './watch-memory'

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
  // A worker in a long native call responds after it. One that has just ended rejects: its exit says why.
  const measure = () =>
    worker.getHeapStatistics().then(
      ({ external_memory: bytes }) => bytes / MEGABYTE,
      () => null,
    )
  return watchMemory(measure, maximumMegabytes, onTooMuch)
}
