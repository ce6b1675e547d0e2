import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'

/** Every engine that runs in a worker thread; each is an entry `@lectern/engines/workers/<name>`. */
export const workerNames = [
  'text-recognition',
  'page-import',
  'word-validation',
  'mp3-encoding',
  'forced-alignment',
  'word-matching',
  'image-resizing',
  'page-photographs',
] as const
export type WorkerName = (typeof workerNames)[number]

export interface WorkerLocation {
  /** Returns the file of a worker. */
  url: (name: WorkerName) => URL
  /** Node options of the workers; by default those of the process, and a loader for sources. */
  execArgv?: readonly string[]
}

// Limits of the JavaScript heap; wasm and image memory are outside of it.
const HEAP_LIMITS = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 } as const
/** Alignment drops typed arrays, which are freed when the young generation is full: a smaller one is full sooner. */
const ALIGNMENT_HEAP_LIMITS = { ...HEAP_LIMITS, maxYoungGenerationSizeMb: 6 } as const

/**
 * Finds a worker's file beside this module: the TypeScript source in the workspace, `workers/<name>.js` in a bundle.
 */
export function findWorker(name: WorkerName): URL {
  const inSources = import.meta.url.endsWith('.ts')
  return inSources
    ? new URL(`../${name}/${name}.worker.ts`, import.meta.url)
    : new URL(`./workers/${name}.js`, import.meta.url)
}

/**
 * Returns the options that run a source with tsx, unless the process runs sources already. Otherwise workers inherit the options
 * of the process; passed explicitly, some of them (`--max-old-space-size`) would be refused.
 */
function loaderFor(file: string): readonly string[] | undefined {
  if (!file.endsWith('.ts') || process.execArgv.some((argument) => argument.includes('tsx'))) return undefined
  const loader = createRequire(import.meta.url).resolve('tsx')
  return ['--conditions=@lectern/source', '--import', pathToFileURL(loader).href]
}

export function startWorker(name: WorkerName, { url, execArgv }: WorkerLocation): Worker {
  const file = fileURLToPath(url(name))
  const options = execArgv ?? loaderFor(file)
  return new Worker(file, {
    name,
    resourceLimits: name === 'forced-alignment' ? ALIGNMENT_HEAP_LIMITS : HEAP_LIMITS,
    ...(options ? { execArgv: [...options] } : {}),
  })
}
