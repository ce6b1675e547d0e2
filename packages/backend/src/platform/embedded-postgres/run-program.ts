import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process'
import type { Runner } from './service-user'

export interface Ended {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  /** The end of the program's error output, or the reason why it could not start. */
  readonly output: string
}

const KEPT_CHARACTERS = 4000

/** A developer's own PGDATA or PGPORT must not affect this server, and it has no use for our keys and passwords. */
const KEPT_FROM_IT = /^(?:PG|NODE_OPTIONS$|LECTERN_|ELEVENLABS_|GOOGLE_|AWS_)/

/** Returns how PostgreSQL's programs run: as their account, in English, in UTC, outside our folders. */
export function programOptions(runner: Runner): SpawnOptions {
  const env: NodeJS.ProcessEnv = { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C', LANG: 'C', TZ: 'UTC' }
  for (const name of Object.keys(env)) if (KEPT_FROM_IT.test(name)) delete env[name]
  return {
    env,
    cwd: process.platform === 'win32' ? undefined : '/',
    windowsHide: true,
    ...(runner.kind === 'other' ? { uid: runner.user.uid, gid: runner.user.gid } : {}),
  }
}

/** Runs a program to its end. Never rejects: a program that cannot start ends with code null. */
export function runProgram(program: string, args: readonly string[], runner: Runner): Promise<Ended> {
  const child = spawn(program, args, { ...programOptions(runner), stdio: ['ignore', 'ignore', 'pipe'] })
  return followToEnd(child)
}

/** Collects exit code and error output of a started program. */
export function followToEnd(child: ChildProcess): Promise<Ended> {
  let output = ''
  child.stderr?.on('data', (part: Buffer) => {
    output = (output + part.toString()).slice(-KEPT_CHARACTERS)
  })
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: null, signal: null, output: error.message }))
    child.once('close', (code, signal) => resolve({ code, signal, output: output.trim() }))
  })
}
