import { composeStartupMessage } from './compose-startup-message'
import { readEnvironment } from './configuration/read-environment'
import { repositoryRoot } from './configuration/repository-root'
import { onTermination } from './process/on-termination'
import { printToTerminal } from './process/print-to-terminal'
import { watchLauncher } from './process/watch-launcher'
import { operatorEmail, startServer, type RunningServer } from './start-server'
import { version } from './version'

/** Deadline of the whole shutdown, longer than those of its parts. */
const shutDownDeadlineMilliseconds = 2500

/** Reads the settings, starts a server and prints its address; the server ends with this process. */
export async function runServer(settings: Readonly<Record<string, string | undefined>>): Promise<void> {
  const root = repositoryRoot(import.meta.url)
  const environment = readEnvironment(settings, root)
  if (environment.kind === 'invalid') return refuse(environment.problems)

  let server: RunningServer | null = null
  const terminate = onTermination({
    // A starting server is not shut down: the database ends with this process.
    shutDown: async () => server?.stop(),
    deadlineMs: shutDownDeadlineMilliseconds,
    exit: (code) => process.exit(code),
    log: (line) => void process.stderr.write(`${line}\n`),
    nowMs: () => performance.now(),
    signals: process,
  })
  watchLauncher(process, () => terminate('launcher-gone'))

  const { endsWithDatabase } = environment.configuration
  const start = await startServer(environment.configuration, root, version, {
    notice: printToTerminal,
    ...(endsWithDatabase ? { onDatabaseFails: () => terminate('database-failed') } : {}),
  })
  if (start.kind === 'refused') return refuse([start.reason])
  server = start.server
  process.stdout.write(composeStartupMessage({ ...server, role: environment.configuration.role }, operatorEmail))
}

/** Prints the reason and exits, because the channel to the launcher would keep the process alive. */
function refuse(problems: readonly string[]): void {
  const message = `Lectern did not start.\n${problems.map((problem) => `  ${problem}\n`).join('')}`
  process.stderr.write(message, () => process.exit(1))
}
