import { rm, stat, writeFile } from 'node:fs/promises'
import { basename, isAbsolute, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Configuration, readEnvironment } from '../../configuration/read-environment'
import { repositoryRoot } from '../../configuration/repository-root'
import { version } from '../../version'
import { connectToServer } from '../connect/connect-to-server'
import { checkOutputFile } from '../check-output-file'
import { checkInput } from '../engine-command/check-input'
import { collectInputs, describeProblem, type InputFile } from './collect-inputs'
import { createProgress } from '../follow-progress'
import { describeAddress } from './describe-address'
import { makeBook } from './make-book'
import { type MakeBookArguments, readArguments, USAGE } from './read-arguments'
import { stopOnSignals } from '../stop-on-signals'

const FAILED = 1
const WRONG_ARGUMENTS = 2
const REPORT = { what: 'The report', option: '--json', example: 'report.json' }

/** Base of relative paths: the folder in which the command was typed, not the one in which npm runs it. */
const startFolder = process.env['INIT_CWD'] ?? process.cwd()
const fromStart = (path: string): string => (isAbsolute(path) ? path : join(startFolder, path))

async function main(): Promise<number> {
  const parsed = readArguments(process.argv.slice(2))
  if (parsed.kind === 'help') return print(USAGE, 0)
  if (parsed.kind === 'invalid') return complain(`${parsed.message}\n\n${USAGE}`, WRONG_ARGUMENTS)
  const root = repositoryRoot(import.meta.url)
  // Failures are described here; LECTERN_LOG_LEVEL shows the server's log too.
  const logLevel = process.env['LECTERN_LOG_LEVEL'] || 'fatal'
  const environment = readEnvironment({ ...process.env, LECTERN_LOG_LEVEL: logLevel }, root)
  if (environment.kind === 'invalid') return complain(environment.problems.join('\n'))
  const stop = stopOnSignals(process, 'Stopped; the unfinished book is taken back.')
  try {
    return await makeFrom(parsed.value, environment.configuration, root, stop.signal)
  } catch (error) {
    const code = complain(error instanceof Error ? error.message : String(error))
    return stop.exitCode() ?? code
  }
}

async function makeFrom(
  { title, language, voice, audio, publishing, inputs, ...named }: MakeBookArguments,
  configuration: Configuration,
  root: string,
  signal: AbortSignal,
): Promise<number> {
  const reportFile = named.reportFile === null ? null : fromStart(named.reportFile)
  const unwritable = reportFile === null ? null : await checkOutputFile(reportFile, REPORT)
  if (unwritable !== null) return complain(unwritable)

  const { files, problems } = await collectInputs(inputs.map(fromStart))
  for (const problem of problems) process.stderr.write(`  ! ${describeProblem(problem)}\n`)
  if (files.length === 0) return complain('No input files.')
  const reading = audio === null ? null : await findReading(fromStart(audio))
  if (reading?.kind === 'refused') return complain(reading.message)

  const connected = await connectToServer(named.server, {
    configuration,
    root,
    version,
    signal,
    notice: (text) => void process.stderr.write(`  ${text}\n`),
  })
  if (connected.kind === 'refused') {
    // Ctrl-C reaches every process of a terminal: the server may have ended before this command.
    signal.throwIfAborted()
    return complain(connected.message)
  }
  try {
    signal.throwIfAborted()
    // An existing report is of an earlier book, and must not look like the report of this one if it fails.
    if (reportFile !== null) await rm(reportFile, { force: true })
    process.stdout.write(`\n  ${title} · ${language} · ${connected.where}\n\n`)
    const progress = createProgress({
      isTerminal: process.stdout.isTTY,
      write: (text) => process.stdout.write(text),
      complain: (text) => process.stderr.write(text),
      nowSeconds: () => performance.now() / 1000,
    })
    const book = await makeBook({
      send: connected.send,
      files,
      problems,
      title,
      language,
      voice,
      reading: reading === null ? null : reading.file,
      publishing,
      origin: connected.origin,
      progress,
      // An aborted wait ends like a full one: the next call throws the reason of the stop.
      wait: (milliseconds) => wait(milliseconds, undefined, { signal }).catch(() => {}),
      signal,
    })
    if (book.kind === 'refused') return complain(book.message)
    if (reportFile !== null) await writeFile(reportFile, `${JSON.stringify(book.report, null, 2)}\n`)
    return print(`\n  ${describeAddress(book.report, connected.startedHere)}\n`, 0)
  } finally {
    await connected.close()
  }
}

async function findReading(
  path: string,
): Promise<{ kind: 'found'; file: InputFile } | { kind: 'refused'; message: string }> {
  const unreadable = await checkInput(path, 'recording')
  if (unreadable !== null) return { kind: 'refused', message: unreadable }
  const { size: bytes } = await stat(path)
  return { kind: 'found', file: { path, name: basename(path), bytes } }
}

function print(text: string, code: number): number {
  process.stdout.write(`${text}\n`)
  return code
}

function complain(text: string, code = FAILED): number {
  process.stderr.write(`${text}\n`)
  return code
}

// The reader of the output may end (`make-book … | head`); the book is made all the same.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
process.exitCode = await main()
