import { type ChildProcess, spawn } from 'node:child_process'
import { findBuiltProgram } from './find-built-program'

/** A built server in its own process. */
export interface LaunchedServer {
  /** Its address, without a trailing slash. */
  readonly url: string
  /** Token of the operator's one-time sign-in link; empty for a worker. */
  readonly signInToken: string
  readonly child: ChildProcess
}

const READY_MS = 60_000
const STARTUP_MESSAGE = /Read\s+(\S+)\/[\s\S]*#sign-in=(\S+)/
const WORKER_STARTUP_MESSAGE = /State\s+(\S+)\/health/

/**
 * Starts the built server, or `lectern work` if `command` is given, and waits until it prints its addresses. Kills it and
 * throws if that takes more than a minute; throws if it ends before.
 */
export async function launchServer(
  environment: Readonly<Record<string, string>>,
  { command }: { command?: 'work' } = {},
): Promise<LaunchedServer> {
  const startupMessage = command === undefined ? STARTUP_MESSAGE : WORKER_STARTUP_MESSAGE
  const child = spawn(
    process.execPath,
    command === undefined ? [findBuiltProgram('main')] : [findBuiltProgram('lectern'), command],
    {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const output: string[] = []
  const [, url = '', signInToken = ''] = await new Promise<RegExpExecArray>((resolve, reject) => {
    const onData = (chunk: Buffer) => {
      output.push(String(chunk))
      const match = startupMessage.exec(output.join(''))
      if (match) resolve(match)
    }
    child.stdout.on('data', onData)
    child.stderr.on('data', onData)
    child.once('error', reject)
    child.once('exit', (code, killedBy) => {
      reject(new Error(`the server ended with ${killedBy ?? code}: ${output.join('')}`))
    })
    setTimeout(() => reject(new Error(`the server is not ready: ${output.join('')}`)), READY_MS).unref()
  }).catch((error: unknown) => {
    child.kill('SIGKILL')
    throw error
  })
  return { url, signInToken, child }
}

/** Kills it immediately, as the system does when memory runs out. */
export async function killServer({ child }: LaunchedServer): Promise<void> {
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGKILL')
  await exited
}
