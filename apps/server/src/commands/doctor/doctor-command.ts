import { findHolder } from '../../process/data-folder-lock'
import { version } from '../../version'
import type { CommandOutcome, EngineCommand, EngineContext, ReadArguments } from '../engine-command/engine-command'
import { parseCommandLine } from '../engine-command/parse-command-line'
import type { Check } from './check'
import { checkDatabase } from './check-database'
import { checkDisk } from './check-disk'
import { checkNode } from './check-node'
import { checkPort } from './check-port'
import { printChecks } from './print-checks'
import { toCheck } from './to-check'

const USAGE = `Check the engines, and show the setting that changes each.

  npm run doctor

Each engine runs a quick test; Node, the disk, the port and the database are checked too. A chosen provider is tested as
well, which costs one recognised image or one spoken word. Missing optional parts are fine; the exit code is 1 if
anything else fails.`

export const doctorCommand: EngineCommand<null> = { usage: USAGE, read: readArguments, run: examine }

function readArguments(argv: readonly string[]): ReadArguments<null> {
  const parsed = parseCommandLine(argv, { help: { type: 'boolean', short: 'h' } })
  if (parsed.kind === 'invalid') return parsed
  if (parsed.values.help) return { kind: 'help' }
  const [other] = parsed.positionals
  return other === undefined
    ? { kind: 'ok', value: null }
    : { kind: 'invalid', message: `"${other}" means nothing here.` }
}

async function examine(_: null, context: EngineContext): Promise<CommandOutcome> {
  const { configuration, reports, signal, say } = context
  const { dataFolder } = configuration
  say(`\n  Lectern ${version} · ${dataFolder}\n\n`)
  const holder = findHolder(dataFolder)
  const checks: Check[] = []
  // Output to a pipe is not wrapped.
  const columns = process.stdout.isTTY ? process.stdout.columns : Infinity
  const addCheck = (check: Check) => {
    checks.push(check)
    say(printChecks([check], columns))
  }
  addCheck(checkNode(process.versions.node))
  addCheck(await checkDisk(dataFolder))
  addCheck(await checkPort(configuration, holder))
  addCheck(await checkDatabase(configuration, holder))
  await reports.probe(signal, (report) => addCheck(toCheck(report)))
  const unwell = checks.filter(({ state }) => state === 'unwell').map(({ name }) => name)
  say('\n')
  if (unwell.length === 0) return { kind: 'done' }
  return { kind: 'failed', message: `Not well: ${unwell.join(', ')}. See the advice above.` }
}
