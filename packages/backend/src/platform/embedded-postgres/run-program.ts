import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process'
import type { Runner } from './service-user'

/** Exit of a program, or its failure to start. */
export interface ProgramExit {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  /** The last 4000 characters of the program's error output, or the reason why it could not start. */
  readonly output: string
}

/** Longer output loses its start. */
const MAX_OUTPUT_CHARACTERS = 4000

/** A developer's own PGDATA or PGPORT must not affect this server, and it has no use for our keys and passwords. */
const WITHHELD_VARIABLES = /^(?:PG|NODE_OPTIONS$|LECTERN_|ELEVENLABS_|GOOGLE_|AWS_)/

/**
 * Returns the spawn options for PostgreSQL's programs: their user account, locale C, UTC, `/` as the working directory, without
 * our secrets.
 */
export function programOptions(runner: Runner): SpawnOptions {
  const env: NodeJS.ProcessEnv = { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C', LANG: 'C', TZ: 'UTC' }
  for (const name of Object.keys(env)) if (WITHHELD_VARIABLES.test(name)) delete env[name]
  return {
    env,
    cwd: process.platform === 'win32' ? undefined : '/',
    windowsHide: true,
    ...(runner.kind === 'other' ? { uid: runner.user.uid, gid: runner.user.gid } : {}),
  }
}

/** Runs a program to its end. Never rejects: a program that cannot start ends with code null. */
export function runProgram(program: string, args: readonly string[], runner: Runner): Promise<ProgramExit> {
  const child = spawn(program, args, { ...programOptions(runner), stdio: ['ignore', 'ignore', 'pipe'] })
  return waitForExit(child)
}

/** Resolves with the exit code and the error output when a program has ended. Never rejects. */
export function waitForExit(child: ChildProcess): Promise<ProgramExit> {
  let output = ''
  child.stderr?.on('data', (part: Buffer) => {
    output = (output + part.toString()).slice(-MAX_OUTPUT_CHARACTERS)
  })
  return new Promise((resolve) => {
    child.on('error', (error) => {
      // A failed kill emits an error too, but the program still runs.
      if (child.pid === undefined) resolve({ code: null, signal: null, output: error.message })
    })
    child.once('close', (code, signal) => resolve({ code, signal, output: output.trim() }))
  })
}
