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

const USAGE = `Say which engine serves what, whether it is well, and what to set to change it.

  npm run doctor

Every engine does a tiny job; Node, the disk, the port and the database are looked at too. A provider that was chosen is
asked as well: that costs what recognising one image or speaking one word costs. What is optional and not there counts as
well; the exit code is 1 when something is not.`

export const doctorCommand: EngineCommand<null> = { usage: USAGE, read: readArguments, run: examine }

function readArguments(argv: readonly string[]): ReadArguments<null> {
  const parsed = parseCommandLine(argv, { help: { type: 'boolean', short: 'h' } })
  if (parsed.kind === 'wrong') return parsed
  if (parsed.values.help) return { kind: 'help' }
  const [other] = parsed.positionals
  return other === undefined
    ? { kind: 'ok', value: null }
    : { kind: 'wrong', message: `"${other}" means nothing here.` }
}

async function examine(_: null, context: EngineContext): Promise<CommandOutcome> {
  const { configuration, reports, signal, say } = context
  const { dataFolder } = configuration
  say(`\n  Lectern ${version} · ${dataFolder}\n\n`)
  const holder = findHolder(dataFolder)
  const found: Check[] = []
  // What is read by a program keeps its lines whole.
  const columns = process.stdout.isTTY ? process.stdout.columns : Infinity
  const tell = (check: Check) => {
    found.push(check)
    say(printChecks([check], columns))
  }
  tell(checkNode(process.versions.node))
  tell(await checkDisk(dataFolder))
  tell(await checkPort(configuration, holder))
  tell(await checkDatabase(configuration, holder))
  await reports.probe(signal, (report) => tell(toCheck(report)))
  const unwell = found.filter(({ state }) => state === 'unwell').map(({ name }) => name)
  say('\n')
  if (unwell.length === 0) return { kind: 'done' }
  return { kind: 'failed', message: `Not well: ${unwell.join(', ')}. What to do stands above.` }
}
