import { writeFile } from 'node:fs/promises'
import { isAbsolute, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readEnvironment } from '../../configuration/read-environment'
import { repositoryRoot } from '../../configuration/repository-root'
import { version } from '../../version'
import { connectToServer } from '../connect/connect-to-server'
import { collectInputs, describeProblem } from './collect-inputs'
import { createProgress } from './follow-progress'
import { makeBook } from './make-book'
import { readArguments, USAGE } from './read-arguments'

const nowSeconds = (): number => performance.now() / 1000

/** Where relative paths count from: the folder in which the person typed the command, not the one npm runs it in. */
const startFolder = process.env['INIT_CWD'] ?? process.cwd()
const fromStart = (path: string): string => (isAbsolute(path) ? path : join(startFolder, path))

async function main(): Promise<number> {
  const read = readArguments(process.argv.slice(2))
  if (read.kind === 'help') return say(USAGE, 0)
  if (read.kind === 'wrong') return complain(`${read.message}\n\n${USAGE}`)
  const root = repositoryRoot(import.meta.url)
  const environment = readEnvironment(process.env, root)
  if (environment.kind === 'wrong') return complain(environment.problems.join('\n'))
  const { title, language, voice, reportFile, server, inputs } = read.value

  const { files, problems } = await collectInputs(inputs.map(fromStart))
  for (const problem of problems) process.stderr.write(`  ✗ ${describeProblem(problem)}\n`)
  if (files.length === 0) return complain('There is nothing to make a book of.')

  const stopped = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => stopped.abort(new Error('Stopped; the unfinished book is taken back.')))
  }
  const connected = await connectToServer(server, environment.configuration, root, version)
  if (connected.kind === 'refused') return complain(connected.message)
  try {
    process.stdout.write(`\n  ${title} · ${language} · ${connected.where}\n\n`)
    const progress = createProgress({
      isTerminal: process.stdout.isTTY,
      write: (text) => process.stdout.write(text),
      nowSeconds,
    })
    const made = await makeBook({
      send: connected.send,
      files,
      problems,
      title,
      language,
      voice,
      progress,
      wait: async (milliseconds) => {
        await wait(milliseconds)
      },
      signal: stopped.signal,
    })
    if (made.kind === 'refused') {
      return complain(made.message)
    }
    if (reportFile !== null) await writeFile(fromStart(reportFile), `${JSON.stringify(made.report, null, 2)}\n`)
    const start = connected.startedHere ? '  (after npm start)' : ''
    return say(`\n  Read it: ${made.report.readerUrl}${start}\n`, 0)
  } finally {
    await connected.close()
  }
}

function say(text: string, code: number): number {
  process.stdout.write(`${text}\n`)
  return code
}

function complain(text: string): number {
  process.stderr.write(`${text}\n`)
  return 1
}

try {
  process.exitCode = await main()
} catch (error) {
  process.exitCode = complain(error instanceof Error ? error.message : String(error))
}
