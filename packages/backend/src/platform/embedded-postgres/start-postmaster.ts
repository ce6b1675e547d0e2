import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { readPostmasterFile } from './postmaster-file'
import { type ProgramExit, waitForExit, programOptions } from './run-program'
import { serverSettings } from './server-settings'
import type { Runner } from './service-user'
import { watchdogCommand } from './watchdog-command'

export interface PostmasterRequest {
  readonly binaries: string
  readonly cluster: string
  readonly runFolder: string
  readonly runner: Runner
  /** Further arguments for the server, such as `-c`, `fsync=off`. */
  readonly flags: readonly string[]
}

export interface Postmaster {
  readonly kind: 'ready'
  /** The socket's folder, or 127.0.0.1 without sockets. */
  readonly host: string
  readonly port: number | null
  /** Settles when the server has ended, for any reason. */
  readonly ended: Promise<ProgramExit>
  /** Stops the server: open transactions are rolled back, everything committed is on disk. */
  stop(): Promise<void>
}

export type PostmasterStart = Postmaster | { readonly kind: 'exited'; readonly output: string }

const READY = 'ready to accept connections'
const STOP_LIMIT_MS = 15_000
const QUIT_LIMIT_MS = 5_000

/**
 * Starts the server of a cluster and waits until it accepts connections. It ends with this process, however this one ends; on
 * Windows, which has no watchdog, the server of a killed process runs on until the next start stops it.
 */
export async function startPostmaster(request: PostmasterRequest): Promise<PostmasterStart> {
  const onWindows = process.platform === 'win32'
  const port = onWindows ? await findFreePort() : null
  const server = {
    program: join(request.binaries, 'bin', 'postgres'),
    args: ['-D', request.cluster, ...chooseAddress(request.runFolder, port), ...request.flags],
  }
  const command = onWindows ? server : watchdogCommand(server)
  const child = spawn(command.program, command.args, {
    ...programOptions(request.runner),
    stdio: ['pipe', 'ignore', 'pipe'],
    // A separate process group: Ctrl-C reaches us, and we stop the database after the last response.
    detached: !onWindows,
  })
  // The pipe is only ever closed; an error on it is the end of the child, which `ended` reports.
  child.stdin?.on('error', () => child.stdin?.destroy())
  const ended = waitForExit(child)
  const early = await Promise.race([waitUntilReady(child), ended])
  if (early !== null) return { kind: 'exited', output: early.output }
  return {
    kind: 'ready',
    host: port === null ? request.runFolder : '127.0.0.1',
    port,
    ended,
    stop: () => (onWindows ? stopOnWindows(child, ended, request) : stopByWatchdog(child, ended, request.cluster)),
  }
}

function chooseAddress(runFolder: string, port: number | null): string[] {
  return serverSettings(
    port === null
      ? {
          listen_addresses: '',
          unix_socket_directories: runFolder,
          unix_socket_permissions: '0700',
          logging_collector: 'off',
        }
      : { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '', logging_collector: 'off' },
  )
}

function waitUntilReady(child: ChildProcess): Promise<null> {
  let output = ''
  return new Promise((resolve) => {
    const readOutput = (part: Buffer) => {
      output += part.toString()
      if (!output.includes(READY)) return
      child.stderr?.off('data', readOutput)
      resolve(null)
    }
    child.stderr?.on('data', readOutput)
  })
}

async function stopByWatchdog(child: ChildProcess, ended: Promise<ProgramExit>, cluster: string): Promise<void> {
  child.kill('SIGINT')
  if (await endsWithin(ended, STOP_LIMIT_MS)) return
  const file = readPostmasterFile(cluster)
  if (file && file.pid > 0) process.kill(file.pid, 'SIGQUIT')
  if (!(await endsWithin(ended, QUIT_LIMIT_MS))) child.kill('SIGKILL')
  await ended
}

async function stopOnWindows(
  child: ChildProcess,
  ended: Promise<ProgramExit>,
  request: PostmasterRequest,
): Promise<void> {
  const stopper = join(request.binaries, 'bin', 'pg_ctl')
  spawnSync(stopper, ['stop', '-D', request.cluster, '-m', 'fast', '-w', '-t', '15'], { windowsHide: true })
  if (!(await endsWithin(ended, QUIT_LIMIT_MS))) {
    spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F'], { windowsHide: true })
  }
  await ended
}

async function endsWithin(ended: Promise<ProgramExit>, limitMs: number): Promise<boolean> {
  const timer = new AbortController()
  const limit = delay(limitMs, false, { signal: timer.signal }).catch(() => false)
  const inTime = await Promise.race([ended.then(() => true), limit])
  timer.abort()
  return inTime
}

function findFreePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        if (typeof address === 'object' && address !== null) resolve(address.port)
        else reject(new Error(`a network server has the address ${String(address)}`))
      })
    })
  })
}
