// Compares every story of a base revision with the same story of the working tree, drawn by the same browser.
//   pnpm visual [--base REVISION] [part of a story's id …]
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { buildStorybooks, removeBase } from './build-storybooks.ts'
import { compareStories } from './compare-stories.ts'
import { findBase } from './find-base.ts'
import { matchStories } from './match-stories.ts'
import { createProgress } from './create-progress.ts'
import { readIndex } from './read-index.ts'
import { runCommand } from './run-command.ts'
import { serveFolder } from './serve-folder.ts'
import type { StoryResult } from './story-result.ts'
import { createReport } from './write-report.ts'

const HELP = `Usage: pnpm visual [--base REVISION] [part of a story's id …]

Draws the stories of a base revision and of the working tree in the same browser, in dark, in light and from right to
left, and writes a page with the stories that look different to test-results/visual.

  --base REVISION  commit, branch or tag to compare with (default: where this branch left main; on main, the last commit
                   if there are uncommitted changes, else the one before it)
  --help           print this text

Exit code: 0 when every story could be drawn, 1 when one could not, 2 for wrong arguments.`

const root = join(import.meta.dirname, '..', '..', '..')
const results = join(root, 'test-results', 'visual')
const INTERRUPTED = 130

/** @returns the exit code */
async function main(args: readonly string[], signal: AbortSignal): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { base: { type: 'string' }, help: { type: 'boolean' } },
    allowPositionals: true,
  })
  if (values.help === true) {
    console.log(HELP)
    return 0
  }
  const git = (...command: string[]) => runCommand(['git', ...command], { cwd: root, signal })
  const base = await findBase(values.base, git)
  const labels = { before: base.label, after: await describeWorkingTree(git) }
  console.log(`Comparing ${labels.before} with ${labels.after}`)
  // Without symbolic links: bundlers compare paths with the ones that the system reports.
  const temporary = await realpath(await mkdtemp(join(tmpdir(), 'lectern-visual-')))
  try {
    const onStep = (text: string) => console.log(`  ${text} …`)
    const folders = await buildStorybooks({ root, baseCommit: base.commit, temporary, onStep, signal })
    return await compare(folders, labels, positionals, signal)
  } finally {
    if (signal.aborted) console.log('Stopped. Removing the temporary folder …')
    await removeBase(root, temporary)
    await rm(temporary, { recursive: true, force: true, maxRetries: 5 })
  }
}

interface Labels {
  readonly before: string
  readonly after: string
}

async function compare(
  folders: Labels,
  labels: Labels,
  wanted: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  const stories = matchStories(await readStories(folders.before), await readStories(folders.after), wanted)
  const report = await createReport(results)
  const progress = createProgress(stories.length)
  const counts: Record<StoryResult['kind'], number> = { same: 0, changed: 0, added: 0, removed: 0, failed: 0 }
  const served = { before: await serveFolder(folders.before), after: await serveFolder(folders.after) }
  try {
    const onResult = async (result: StoryResult): Promise<void> => {
      counts[result.kind] += 1
      if (result.kind !== 'same') progress.print(`${MARKS[result.kind]} ${result.story.id}`)
      progress.advance()
      await report.add(result)
    }
    await compareStories(stories, { before: served.before.url, after: served.after.url }, onResult, signal)
  } finally {
    progress.end()
    await Promise.all([served.before.stop(), served.after.stop()])
  }
  const page = await report.finish(labels)
  const { changed, added, removed, failed, same } = counts
  console.log(`${changed} changed, ${added} new, ${removed} gone, ${same} the same, ${failed} could not be drawn`)
  console.log(`Report: ${relative(process.cwd(), page)}`)
  return failed === 0 ? 0 : 1
}

const MARKS = { changed: '~', added: '+', removed: '-', failed: '✗' } as const

async function readStories(folder: string) {
  const index = join(folder, 'index.json')
  if (!existsSync(index)) throw new Error(`The build wrote no ${index}.`)
  return readIndex(await readFile(index, 'utf8'))
}

async function describeWorkingTree(git: (...args: string[]) => Promise<string>): Promise<string> {
  const [head, status] = [await git('log', '-1', '--format=%h "%s"'), await git('status', '--porcelain')]
  const changedFiles = status === '' ? 0 : status.split('\n').length
  return changedFiles === 0 ? head : `the working tree (${head} and ${changedFiles} changed files)`
}

const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => interruption.abort(new Error('interrupted')))
}
try {
  process.exitCode = await main(process.argv.slice(2), interruption.signal)
} catch (error) {
  const isWrongArgument =
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  if (!interruption.signal.aborted) console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = interruption.signal.aborted ? INTERRUPTED : isWrongArgument ? 2 : 1
}
