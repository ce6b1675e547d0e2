import { spawnSync } from 'node:child_process'

/** Runs a program and returns its output; empty if it could not be started. */
export function readProgramOutput(
  program: string,
  programArguments: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): string {
  const { stdout }: { stdout: string | null } = spawnSync(program, programArguments, {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
    windowsHide: true,
  })
  return stdout ?? ''
}
