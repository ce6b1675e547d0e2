import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'

/** Every engine that runs in a worker thread; each is an entry `@lectern/engines/workers/<name>`. */
export const workerNames = ['text-recognition', 'page-import', 'word-validation', 'mp3-encoding'] as const
export type WorkerName = (typeof workerNames)[number]

export interface WorkerLocation {
  /** Where a worker's file is. */
  url: (name: WorkerName) => URL
  /** Node options of the workers, where they differ from the process's own. */
  execArgv?: readonly string[]
}

// JavaScript heap only; wasm and image memory lie outside it.
const HEAP_MEGABYTES = 512

/**
 * The worker's file beside this module: the TypeScript source in the workspace, `workers/<name>.js` in a bundle. A source
 * needs a process that was started with a TypeScript loader and `--conditions=@lectern/source`.
 */
export function findWorker(name: WorkerName): URL {
  const inSources = import.meta.url.endsWith('.ts')
  return inSources
    ? new URL(`../${name}/${name}.worker.ts`, import.meta.url)
    : new URL(`./workers/${name}.js`, import.meta.url)
}

export function startWorker(name: WorkerName, { url, execArgv }: WorkerLocation): Worker {
  return new Worker(fileURLToPath(url(name)), {
    name,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
    ...(execArgv ? { execArgv: [...execArgv] } : {}),
  })
}
