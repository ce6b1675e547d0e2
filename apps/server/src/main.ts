import { readEnvironment } from './configuration/read-environment'
import { repositoryRoot } from './configuration/repository-root'
import { startServer, operatorEmail } from './start-server'

const version = '0.1.0'

/** Reads the environment, starts the server and says where it is; a second signal ends it at once. */
async function main(): Promise<void> {
  const root = repositoryRoot(import.meta.url)
  const environment = readEnvironment(process.env, root)
  if (environment.kind === 'wrong') return refuse(environment.problems)

  let stopAsked = false
  let stop: () => Promise<void> = () => Promise.resolve()
  const endOnce = () => {
    if (stopAsked) process.exit(130)
    stopAsked = true
    void stop().then(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, endOnce)

  const start = await startServer(environment.configuration, root, version)
  if (start.kind === 'refused') return refuse([start.reason])
  stop = () => start.server.stop()
  const { origin, signInToken, dataFolder } = start.server
  process.stdout.write(
    [
      '',
      '  Lectern is ready.',
      '',
      `  Read     ${origin}/`,
      `  Author   ${origin}/studio/#sign-in=${signInToken}`,
      `           signs ${operatorEmail} in once, within 15 minutes; start again for a new link`,
      `  Data     ${dataFolder}`,
      '',
      '',
    ].join('\n'),
  )
}

function refuse(problems: readonly string[]): void {
  process.stderr.write(`Lectern did not start.\n${problems.map((problem) => `  ${problem}\n`).join('')}`)
  process.exitCode = 1
}

await main()
