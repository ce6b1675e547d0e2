import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** A server in a process of its own, from the build. */
export interface LaunchedServer {
  /** Where it is reached, without a slash at its end. */
  readonly url: string
  /** Signs the operator in once; empty where nobody signs in. */
  readonly signInToken: string
  readonly child: ChildProcess
}

const program = fileURLToPath(new URL('../../dist/main.js', import.meta.url))
const operatorProgram = fileURLToPath(new URL('../../dist/lectern.js', import.meta.url))
const READY_MS = 60_000
const GREETING = /Read\s+(\S+)\/[\s\S]*#sign-in=(\S+)/
/** Of one that only works. */
const WORK_GREETING = /State\s+(\S+)\/health/

/** Starts the server, by a command of the operator where there is one, and waits until it says where it is. */
export async function launchServer(
  environment: Readonly<Record<string, string>>,
  { command }: { command?: 'work' } = {},
): Promise<LaunchedServer> {
  const greeting = command === undefined ? GREETING : WORK_GREETING
  const child = spawn(process.execPath, command === undefined ? [program] : [operatorProgram, command], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  const [, url = '', signInToken = ''] = await new Promise<RegExpExecArray>((resolve, reject) => {
    const onData = (chunk: Buffer) => {
      said.push(String(chunk))
      const found = greeting.exec(said.join(''))
      if (found) resolve(found)
    }
    child.stdout.on('data', onData)
    child.stderr.on('data', onData)
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said.join('')}`)))
    setTimeout(() => reject(new Error(`the server is not ready: ${said.join('')}`)), READY_MS).unref()
  })
  return { url, signInToken, child }
}

/** Ends it at once, as the system does when memory runs out. */
export async function killServer({ child }: LaunchedServer): Promise<void> {
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGKILL')
  await gone
}
