// The operator's command line: processes, accounts, domains, sign-in links, backups.
import { ApiFailure, openObjectStore } from '@lectern/backend'
import { readEnvironment } from '../../configuration/read-environment'
import { repositoryRoot } from '../../configuration/repository-root'
import { migrationsFolder } from '../../migrations-folder'
import { version } from '../../version'
import { runCommand } from './run-command'
import { openForOperator } from './open-for-operator'
import { type OperatorCommand, readCommand } from './read-command'
import { USAGE } from './usage'
import { WrongArguments } from './wrong-arguments'

const FAILED = 1
const WRONG_ARGUMENTS = 2

async function main(): Promise<number> {
  try {
    const command = readCommand(process.argv.slice(2))
    if (command.kind === 'help') return print(USAGE)
    if (command.kind === 'run') return await start(command.role)
    return await run(command)
  } catch (error) {
    if (error instanceof WrongArguments) return complain(`${error.message}\n\n${USAGE}`, WRONG_ARGUMENTS)
    if (error instanceof ApiFailure) {
      return complain(error.message, error.code === 'invalid-field' ? WRONG_ARGUMENTS : FAILED)
    }
    return complain(error instanceof Error ? error.message : String(error), FAILED)
  }
}

async function run(command: OperatorCommand): Promise<number> {
  const root = repositoryRoot(import.meta.url)
  // Failures are printed as messages; the log is off unless its level is set.
  const logLevel = process.env['LECTERN_LOG_LEVEL'] || 'fatal'
  const environment = readEnvironment({ ...process.env, LECTERN_LOG_LEVEL: logLevel }, root)
  if (environment.kind === 'invalid') return complain(environment.problems.join('\n'), FAILED)
  const { configuration } = environment
  const report = (line: string) => void process.stderr.write(`  ${line}\n`)
  const migrations = migrationsFolder(root)
  // A backup of an earlier version is restored into its schema, which is migrated then.
  const opened = await openForOperator(configuration, command.kind === 'restore' ? null : migrations, report)
  if (opened.kind === 'refused') return complain(opened.reason, FAILED)
  const now = () => new Date()
  // Nothing is signed here, so any secret works.
  const objects = openObjectStore({ ...configuration, secret: new Uint8Array(32), now })
  try {
    const folder = process.env['INIT_CWD'] ?? process.cwd()
    return print(
      await runCommand(command, {
        ...opened,
        objects,
        dataFolder: configuration.dataFolder,
        folder,
        version,
        migrationsFolder: migrations,
        now,
        report,
      }),
    )
  } finally {
    await opened.close()
  }
}

/** Maps the commands `serve` and `work` to values of LECTERN_ROLE. */
async function start(role: 'serve' | 'work'): Promise<number> {
  const { runServer } = await import('../../run-server')
  await runServer({ ...process.env, LECTERN_ROLE: role })
  return 0
}

function print(text: string): number {
  process.stdout.write(`${text}\n`)
  return 0
}

function complain(text: string, code: number): number {
  process.stderr.write(`${text}\n`)
  return code
}

process.exitCode = await main()
