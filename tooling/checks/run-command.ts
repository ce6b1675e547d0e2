import { spawn } from 'node:child_process'

export interface CommandOutcome {
  readonly ok: boolean
  /** Standard output and error, in the order of arrival. */
  readonly output: string
}

/** Runs a program to its end. If it cannot be started, the outcome is not ok and the output has the reason. */
export function runCommand(command: string, args: readonly string[], cwd: string): Promise<CommandOutcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, shell: process.platform === 'win32' })
    let output = ''
    const collect = (chunk: Buffer): void => {
      output += chunk.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', (error) => resolve({ ok: false, output: error.message }))
    child.on('close', (code) => resolve({ ok: code === 0, output }))
  })
}
