import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export interface StartedServer {
  /** Address of the reader, without a slash at its end. */
  readonly url: string
  /** Link that signs an author in, once. */
  readonly signInUrl: string
  /** Folder of its data, including sent mails. */
  readonly dataFolder: string
  /** Stops the server and starts it again with its data and at its address. */
  restart(): Promise<void>
  /** Stops the server and removes its data. */
  stop(): Promise<void>
}

const builtServer = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url))
const startDeadlineMilliseconds = 300_000

/**
 * Starts the built server on a free port and an empty data folder of its own, for journeys.
 *
 * @param environment settings besides `PORT` and `LECTERN_DATA`
 * @throws when it does not start, with its output
 */
export async function startServer(environment: Readonly<Record<string, string>> = {}): Promise<StartedServer> {
  const data = await mkdtemp(join(tmpdir(), 'lectern-journey-'))
  // Readable by the account of the database, which would otherwise keep its data elsewhere.
  await chmod(data, 0o755)
  let running = await launch(data, { ...environment, PORT: '0' })
  const { url, signInUrl } = running
  return {
    url,
    signInUrl,
    dataFolder: data,
    async restart() {
      await running.stop()
      running = await launch(data, { ...environment, PORT: new URL(url).port })
    },
    async stop() {
      await running.stop()
      await removeData(data)
    },
  }
}

function removeData(data: string): Promise<void> {
  return rm(data, { recursive: true, force: true, maxRetries: 5 })
}

/** Starts the built server. Its data are removed when it does not start. */
async function launch(
  data: string,
  environment: Readonly<Record<string, string>>,
): Promise<Pick<StartedServer, 'url' | 'signInUrl' | 'stop'>> {
  const child = spawn(process.execPath, [builtServer], {
    env: { ...process.env, ...environment, LECTERN_DATA: data },
    // The server exits when this channel closes, so it does not outlive the journey.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const output: string[] = []
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  const { stdout, stderr } = child
  if (stdout === null || stderr === null) throw new Error('The server was started without its outputs.')
  stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()))

  const signInUrl = await new Promise<string | null>((resolve) => {
    const deadline = setTimeout(() => resolve(null), startDeadlineMilliseconds)
    void ended.then(() => resolve(null))
    createInterface({ input: stdout }).on('line', (line) => {
      output.push(`${line}\n`)
      const found = /^\s*Author\s+(\S+)/.exec(line)?.[1]
      if (found === undefined) return
      clearTimeout(deadline)
      resolve(found)
    })
  })
  if (signInUrl === null) {
    await stop()
    await removeData(data)
    throw new Error(`The server did not start. Build it first: pnpm build. Its output:\n${output.join('')}`)
  }
  return { url: new URL(signInUrl).origin, signInUrl, stop }
}
