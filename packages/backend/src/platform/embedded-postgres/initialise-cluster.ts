import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type StartFailure, startFailure, USE_YOUR_OWN_DATABASE } from './outcome'
import { changeOwner } from './run-folder'
import { runProgram } from './run-program'
import type { Runner } from './service-user'

export interface InitialiseRequest {
  /** The folder that contains bin, lib and share. */
  readonly binaries: string
  /** Path of the cluster. */
  readonly cluster: string
  readonly runFolder: string
  readonly runner: Runner
  readonly superuser: string
  readonly password: string
  readonly extraArguments: readonly string[]
}

/**
 * Creates the cluster if it is missing. It is created beside its path and moved when complete, so that a killed start
 * leaves nothing that looks like a database.
 */
export async function initialiseCluster(request: InitialiseRequest): Promise<StartFailure | { kind: 'initialised' }> {
  const { cluster, runner } = request
  if (existsSync(join(cluster, 'PG_VERSION'))) return { kind: 'initialised' }
  const inMaking = `${cluster}.new`
  rmSync(inMaking, { recursive: true, force: true })
  mkdirSync(inMaking, { mode: 0o700 })
  changeOwner(runner, inMaking)
  const passwordFile = join(request.runFolder, 'password')
  writeFileSync(passwordFile, `${request.password}\n`, { mode: 0o600 })
  changeOwner(runner, passwordFile)
  try {
    const ended = await runProgram(
      join(request.binaries, 'bin', 'initdb'),
      initdbArguments(request, inMaking, passwordFile),
      runner,
    )
    if (ended.code !== 0) return explainInitdb(ended.output)
  } finally {
    rmSync(passwordFile, { force: true })
  }
  renameSync(inMaking, cluster)
  return { kind: 'initialised' }
}

function initdbArguments(request: InitialiseRequest, folder: string, passwordFile: string): string[] {
  const login = ['-D', folder, '-U', request.superuser, `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
  // PostgreSQL's built-in locale: the same case, and the same order but of titles, on every system, without a system locale.
  const locale = ['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-locale']
  return [...login, ...locale, '--no-instructions', ...request.extraArguments]
}

function explainInitdb(output: string): StartFailure {
  if (/\b(EPERM|EINVAL)\b/.test(output)) {
    return startFailure(
      `this system does not let root run a program as another account (${output})`,
      `start as an ordinary user, or ${USE_YOUR_OWN_DATABASE}`,
    )
  }
  if (/\bENOENT\b/.test(output) && process.platform === 'linux') {
    return startFailure(
      `the PostgreSQL programs do not run here: they need glibc 2.27 or later (${output})`,
      USE_YOUR_OWN_DATABASE,
    )
  }
  return startFailure(`the database could not be made: ${output}`, `remove the cause, or ${USE_YOUR_OWN_DATABASE}`)
}
