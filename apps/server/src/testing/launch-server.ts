import { type ChildProcess, spawn } from 'node:child_process'
import { findBuiltProgram } from './find-built-program'

/** A built server in its own process. */
export interface LaunchedServer {
  /** Its address, without a trailing slash. */
  readonly url: string
  /** One-time sign-in link of the operator; empty for a worker. */
  readonly signInToken: string
  readonly child: ChildProcess
}

const READY_MS = 60_000
const GREETING = /Read\s+(\S+)\/[\s\S]*#sign-in=(\S+)/
/** Greeting of a worker process. */
const WORK_GREETING = /State\s+(\S+)\/health/

/** Starts the server, by an operator's command if given, and waits for its greeting. */
export async function launchServer(
  environment: Readonly<Record<string, string>>,
  { command }: { command?: 'work' } = {},
): Promise<LaunchedServer> {
  const greeting = command === undefined ? GREETING : WORK_GREETING
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
      const match = greeting.exec(output.join(''))
      if (match) resolve(match)
    }
    child.stdout.on('data', onData)
    child.stderr.on('data', onData)
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${output.join('')}`)))
    setTimeout(() => reject(new Error(`the server is not ready: ${output.join('')}`)), READY_MS).unref()
  })
  return { url, signInToken, child }
}

/** Kills it immediately, as the system does when memory runs out. */
export async function killServer({ child }: LaunchedServer): Promise<void> {
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGKILL')
  await exited
}
