import { isAbsolute, join } from 'node:path'
import { readEnvironment } from '../../configuration/read-environment'
import { repositoryRoot } from '../../configuration/repository-root'
import { composeEngines } from '../../engines/compose-engines'
import { createProgress } from '../follow-progress'
import { stopOnSignals } from '../stop-on-signals'
import type { EngineCommand } from './engine-command'

const FAILED = 1
const WRONG_ARGUMENTS = 2

/** Runs a command with the configured engines. Resolves with its exit code: 0 done, 1 failed, 2 wrong arguments, 130 Ctrl-C. */
export async function runEngineCommand<Arguments>(command: EngineCommand<Arguments>): Promise<void> {
  // The reader of stdout may close it (`align … | head`); the files are written all the same.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  process.exitCode = await runToExitCode(command)
}

async function runToExitCode<Arguments>(command: EngineCommand<Arguments>): Promise<number> {
  const parsed = command.read(process.argv.slice(2))
  switch (parsed.kind) {
    case 'help':
      say(`${command.usage}\n`)
      return 0
    case 'invalid':
      return complain(`${parsed.message}\n\n${command.usage}`, WRONG_ARGUMENTS)
    case 'ok':
      return runWith(command, parsed.value)
  }
}

async function runWith<Arguments>(command: EngineCommand<Arguments>, given: Arguments): Promise<number> {
  const environment = readEnvironment(process.env, repositoryRoot(import.meta.url))
  if (environment.kind === 'invalid') return complain(environment.problems.join('\n'), FAILED)
  const stopped = 'Stopped; nothing was written.'
  const stop = stopOnSignals(process, stopped)
  const composed = await composeEngines(environment.configuration.engines)
  const startFolder = process.env['INIT_CWD'] ?? process.cwd()
  try {
    const outcome = await command.run(given, {
      engines: composed.ports,
      reports: composed.reports,
      configuration: environment.configuration,
      progress: createProgress({
        isTerminal: process.stderr.isTTY,
        write: (text) => process.stderr.write(text),
        complain: (text) => process.stderr.write(text),
        nowSeconds: () => performance.now() / 1000,
      }),
      signal: stop.signal,
      fromStart: (path) => (isAbsolute(path) ? path : join(startFolder, path)),
      say,
    })
    if (outcome.kind === 'done') return 0
    return complain(stop.signal.aborted ? stopped : outcome.message, stop.exitCode() ?? FAILED)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return complain(stop.signal.aborted ? stopped : message, stop.exitCode() ?? FAILED)
  } finally {
    await composed.stop()
  }
}

function say(text: string): void {
  process.stdout.write(text)
}

function complain(text: string, code: number): number {
  process.stderr.write(`${process.stderr.isTTY ? '\r\u001b[2K' : ''}${text}\n`)
  return code
}
