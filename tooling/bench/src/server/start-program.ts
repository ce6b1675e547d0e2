import { type ChildProcess, spawn } from 'node:child_process'

export interface StartedProgram {
  child: ChildProcess
  /** The match of `ready` in its output. */
  found: RegExpExecArray
  /** Seconds from its start to that output. */
  seconds: number
  stop(): Promise<void>
}

const patienceMs = 60_000

/** Starts a Node program and waits until its output matches `ready`. */
export async function startProgram(
  arguments_: readonly string[],
  ready: RegExp,
  environment: Readonly<Record<string, string>> = {},
): Promise<StartedProgram> {
  const startedAt = performance.now()
  const child: ChildProcess = spawn(process.execPath, [...arguments_], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const found = await new Promise<RegExpExecArray>((resolve, reject) => {
    let output = ''
    const listen = (chunk: Buffer) => {
      output += String(chunk)
      const match = ready.exec(output)
      if (match) resolve(match)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', (code) => reject(new Error(`${arguments_.join(' ')} ended with ${code}: ${output}`)))
    setTimeout(() => reject(new Error(`${arguments_.join(' ')} is not ready: ${output}`)), patienceMs).unref()
  })
  return {
    child,
    found,
    seconds: (performance.now() - startedAt) / 1000,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
