import { composeGreeting } from './compose-greeting'
import { readEnvironment } from './configuration/read-environment'
import { repositoryRoot } from './configuration/repository-root'
import { onTermination } from './process/on-termination'
import { sayAtTerminal } from './process/say-at-terminal'
import { watchLauncher } from './process/watch-launcher'
import { operatorEmail, startServer, type RunningServer } from './start-server'
import { version } from './version'

/** Behind the limits of the server's own parts, for what they do not foresee. */
const shutDownDeadlineMilliseconds = 2500

/** Reads the settings, starts a server and says where it is; the server ends with this process. */
export async function runServer(settings: Readonly<Record<string, string | undefined>>): Promise<void> {
  const root = repositoryRoot(import.meta.url)
  const environment = readEnvironment(settings, root)
  if (environment.kind === 'wrong') return refuse(environment.problems)

  let server: RunningServer | null = null
  const terminate = onTermination({
    // A server that is still starting is simply left: the database ends with this process.
    shutDown: async () => server?.stop(),
    deadlineMs: shutDownDeadlineMilliseconds,
    exit: (code) => process.exit(code),
    log: (line) => void process.stderr.write(`${line}\n`),
    nowMs: () => performance.now(),
    signals: process,
  })
  watchLauncher(process, () => terminate('launcher-gone'))

  const start = await startServer(environment.configuration, root, version, { notice: sayAtTerminal })
  if (start.kind === 'refused') return refuse([start.reason])
  server = start.server
  process.stdout.write(composeGreeting({ ...server, role: environment.configuration.role }, operatorEmail))
}

/** Says why and ends the process: the channel to the launcher would keep it alive. */
function refuse(problems: readonly string[]): void {
  const said = `Lectern did not start.\n${problems.map((problem) => `  ${problem}\n`).join('')}`
  process.stderr.write(said, () => process.exit(1))
}
