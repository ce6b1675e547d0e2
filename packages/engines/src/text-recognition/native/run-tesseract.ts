import { spawn } from 'node:child_process'
import { chooseEnvironment } from '../../child-programs/choose-environment'

export interface TesseractLimits {
  seconds: number
  memoryMegabytes: number
  outputMegabytes: number
}

export type TesseractOutcome =
  | { kind: 'ended'; output: Buffer }
  /** The program does not exist. */
  | { kind: 'not-installed' }
  | { kind: 'timeout'; seconds: number }
  | { kind: 'cancelled' }
  /** It failed, was killed, or wrote too much output. */
  | { kind: 'died'; message: string }

const KEPT_ERROR_CHARACTERS = 500
const BYTES_PER_MEGABYTE = 1_000_000
const KIBIBYTES_PER_MEGABYTE = 1_000_000 / 1024
/** On a system without these limits the program runs without them. */
const LIMITED = 'ulimit -v "$1" 2>/dev/null || :; ulimit -t "$2" 2>/dev/null || :; shift 2; exec "$@"'

/** One thread for each page: pages are recognised concurrently, and with more threads each takes several times as long. */
const ENVIRONMENT = { OMP_THREAD_LIMIT: '1', OMP_NUM_THREADS: '1' }

/**
 * Runs tesseract once in a child process with limits of time and memory. The process has ended when this resolves.
 */
export function runTesseract(
  program: string,
  parameters: readonly string[],
  options: { input?: Uint8Array; limits: TesseractLimits; signal?: AbortSignal | undefined },
): Promise<TesseractOutcome> {
  const { input, limits, signal } = options
  if (signal?.aborted) return Promise.resolve({ kind: 'cancelled' })
  const kibibytes = Math.round(limits.memoryMegabytes * KIBIBYTES_PER_MEGABYTE)
  const [command, given] =
    process.platform === 'win32'
      ? [program, [...parameters]]
      : ['/bin/sh', ['-c', LIMITED, 'sh', String(kibibytes), String(Math.ceil(limits.seconds)), program, ...parameters]]
  return new Promise((resolve) => {
    const child = spawn(command, given, {
      stdio: ['pipe', 'pipe', 'pipe'],
      windowsHide: true,
      env: { ...chooseEnvironment(process.env), ...ENVIRONMENT },
    })
    const chunks: Buffer[] = []
    let bytes = 0
    let errorTail = ''
    let broken: TesseractOutcome | null = null
    let settled = false

    function settle(outcome: TesseractOutcome): void {
      if (settled) return
      settled = true
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
      resolve(outcome)
    }
    function stop(outcome: TesseractOutcome): void {
      broken ??= outcome
      child.kill('SIGKILL')
    }
    const onAbort = (): void => stop({ kind: 'cancelled' })
    const timer = setTimeout(() => stop({ kind: 'timeout', seconds: limits.seconds }), limits.seconds * 1000)
    signal?.addEventListener('abort', onAbort, { once: true })

    child.stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > limits.outputMegabytes * BYTES_PER_MEGABYTE) {
        stop({ kind: 'died', message: `tesseract said more than ${limits.outputMegabytes} MB of one page` })
      } else chunks.push(chunk)
    })
    child.stderr.on('data', (chunk: Buffer) => {
      errorTail = (errorTail + chunk.toString('utf8')).slice(-KEPT_ERROR_CHARACTERS)
    })
    // Writing to a process that has just died fails; its exit says why.
    child.stdin.on('error', () => {})
    child.on('error', (error) => {
      const isMissing = 'code' in error && error.code === 'ENOENT'
      settle(isMissing ? { kind: 'not-installed' } : { kind: 'died', message: error.message })
    })
    child.on('close', (code, ended) => {
      if (broken) return settle(broken)
      if (code === 0) return settle({ kind: 'ended', output: Buffer.concat(chunks) })
      // The shell's status for a missing program.
      if (code === 127) return settle({ kind: 'not-installed' })
      const how = ended === null ? `with code ${code}` : `by ${ended}`
      settle({ kind: 'died', message: `tesseract ended ${how}${errorTail === '' ? '' : `: ${errorTail.trim()}`}` })
    })
    child.stdin.end(input)
  })
}
