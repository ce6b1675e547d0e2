import { spawn, type ChildProcess } from 'node:child_process'

export interface CommandOptions {
  readonly cwd: string
  /** Ends the program and all that it has started. */
  readonly signal?: AbortSignal
}

const isWindows = process.platform === 'win32'
const SHOWN_LINES = 40

/**
 * Runs a program to its end and returns its standard output, trimmed.
 *
 * @throws if the program fails, with the end of its output as the message; if the signal aborts, its reason
 */
export async function runCommand(command: readonly string[], { cwd, signal }: CommandOptions): Promise<string> {
  signal?.throwIfAborted()
  const [program = '', ...args] = isWindows ? command.map((word) => `"${word}"`) : command
  // A process group of its own, so that ending it ends its children too. Windows finds `pnpm` only through a shell.
  const child = spawn(program, args, { cwd, shell: isWindows, detached: !isWindows, env: { ...process.env, CI: '1' } })
  const output: string[] = []
  const standard: string[] = []
  child.stdout.on('data', (chunk: Buffer) => {
    output.push(chunk.toString())
    standard.push(chunk.toString())
  })
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()))
  const end = () => endGroup(child)
  signal?.addEventListener('abort', end)
  try {
    const exitCode = await new Promise<number>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', (code) => resolve(code ?? 1))
    })
    signal?.throwIfAborted()
    if (exitCode === 0) return standard.join('').trim()
    const lines = output.join('').trimEnd().split('\n').slice(-SHOWN_LINES)
    throw new Error(`"${command.join(' ')}" failed with exit code ${exitCode}:\n${lines.join('\n')}`)
  } finally {
    signal?.removeEventListener('abort', end)
  }
}

function endGroup({ pid, exitCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null) return
  if (isWindows) spawn('taskkill', ['/pid', String(pid), '/t', '/f'])
  else process.kill(-pid, 'SIGKILL')
}
