import { spawn, type ChildProcess } from 'node:child_process'

export interface ProgramOptions {
  readonly cwd: URL
  readonly env: Readonly<Record<string, string | undefined>>
  readonly limitMinutes: number
}

export interface ProgramOutcome {
  readonly exitCode: number
  readonly output: string
}

const isWindows = process.platform === 'win32'
const ENDED_BY_WISH = 130
const LAST_WORDS_MS = 2000

/** Runs a program to its end and keeps what it says; after the limit it is ended with all that it has started. */
export function runProgram(command: readonly string[], options: ProgramOptions): Promise<ProgramOutcome> {
  const { cwd, env, limitMinutes } = options
  const [program = '', ...args] = isWindows ? command.map((word) => `"${word}"`) : command
  return new Promise((resolve) => {
    let output = ''
    // A group of its own, so that ending it ends its workers and browsers too.
    const child = spawn(program, args, { cwd, env, shell: isWindows, detached: !isWindows })
    const collect = (chunk: Buffer): void => {
      output += chunk.toString()
    }
    const stop = (): void => {
      endGroup(child)
      process.exit(ENDED_BY_WISH)
    }
    const limit = setTimeout(() => {
      output += `\nended after ${limitMinutes} minutes`
      endGroup(child)
    }, limitMinutes * 60_000)
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
    for (const signal of signals) process.on(signal, stop)
    const finish = (exitCode: number): void => {
      clearTimeout(limit)
      for (const signal of signals) process.off(signal, stop)
      resolve({ exitCode, output })
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', (error) => {
      output += `\n${error.message}`
      finish(1)
    })
    child.on('close', (code) => finish(code ?? 1))
    // A child that survives keeps the pipes open: later output is ignored.
    child.on('exit', (code) => setTimeout(() => finish(code ?? 1), LAST_WORDS_MS).unref())
  })
}

function endGroup(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null) return
  if (isWindows) spawn('taskkill', ['/pid', String(child.pid), '/t', '/f'])
  else process.kill(-child.pid, 'SIGKILL')
}
