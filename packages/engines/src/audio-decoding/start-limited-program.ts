import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { chooseEnvironment } from '../child-programs/choose-environment'

export interface ProgramLimits {
  memoryMegabytes: number
  processorSeconds: number
}

/** Sets limits and then runs the given program; part of every Linux. */
const PRLIMIT = '/usr/bin/prlimit'

/**
 * Starts a program without a shell and without input. Linux ends the program when it exceeds its limits, even after this process
 * has ended.
 */
export function startLimitedProgram(
  program: string,
  parameters: readonly string[],
  { memoryMegabytes, processorSeconds }: ProgramLimits,
): ChildProcessByStdio<null, Readable, Readable> {
  const limits = [`--as=${memoryMegabytes * 1_000_000}`, `--cpu=${Math.ceil(processorSeconds)}`]
  const [command, all] = existsSync(PRLIMIT)
    ? [PRLIMIT, [...limits, '--', program, ...parameters]]
    : [program, [...parameters]]
  const env = chooseEnvironment(process.env)
  return spawn(command, all, { stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true, shell: false, env })
}
