import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'

export interface ThreadLimits {
  heapMegabytes: number
  milliseconds: number
}

export interface ThreadTask {
  /** Handles the first message that it receives, and posts one message. */
  file: URL
  message: unknown
  /** Buffers that are transferred instead of copied. */
  transfer?: ArrayBuffer[]
  limits: ThreadLimits
}

/**
 * Runs a task in a thread of its own, so that the server responds meanwhile. Returns the thread's message. Rejects if the thread
 * throws, exceeds its limits or ends without a message.
 */
export async function runThread({ file, message, transfer = [], limits }: ThreadTask): Promise<unknown> {
  const path = fileURLToPath(file)
  const loader = findLoader(path)
  const worker = new Worker(path, {
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes },
    stdout: true,
    stderr: true,
    ...(loader ? { execArgv: loader } : {}),
  })
  worker.postMessage(message, transfer)
  try {
    return await waitForMessage(worker, limits.milliseconds)
  } finally {
    await worker.terminate()
  }
}

/**
 * Returns the options that run a source with tsx; undefined if the process runs sources already, or the file is built. A thread
 * inherits the options of the process only if none are given.
 */
function findLoader(path: string): string[] | undefined {
  if (!path.endsWith('.ts') || process.execArgv.some((argument) => argument.includes('tsx'))) return undefined
  const loader = createRequire(import.meta.url).resolve('tsx')
  return ['--conditions=@lectern/source', '--import', pathToFileURL(loader).href]
}

function waitForMessage(worker: Worker, milliseconds: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The thread took longer than ${milliseconds} ms.`)), milliseconds)
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => {
      clearTimeout(timer)
      reject(new Error('The thread ended without a message.'))
    })
  })
}
