import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ImportGraph, listAppEntries, listPublishedEntries, listSubjects, reachModules } from '@lectern/import-graph'
import type { PassedTest } from './passed-test.ts'

/** The user of the code that a test is about: an application, other teams by core's published entries, or nobody. */
export type Use = 'application' | 'core' | 'unused'

/**
 * Returns a function that tells who uses the subjects of a test. Journeys and HTTP tests drive the applications
 * themselves. For all others at least one subject has to be loaded by an application; imports of types load nothing.
 * @param root folder of the workspace
 */
export async function judgeSubjects(root: string): Promise<(test: PassedTest) => Use> {
  const graph = new ImportGraph()
  const reach = (entries: readonly string[]): ReadonlySet<string> =>
    reachModules(graph, entries, { types: false }).modules
  const fromApps = reach(await listAppEntries(root))
  const published = listPublishedEntries(join(root, 'packages', 'core')).flatMap((entry) => graph.exportsOf(entry))
  const fromCore = reach([...new Set(published.map(({ file }) => file))])
  const known = new Map<string, Use>()

  return ({ file, kind }) => {
    if (kind === 'api' || kind === 'e2e') return 'application'
    const use = known.get(file) ?? judge(file)
    known.set(file, use)
    return use
  }

  function judge(file: string): Use {
    if (!existsSync(file)) return 'unused'
    const subjects = listSubjects(graph, file)
    if (subjects.some((subject) => fromApps.has(subject))) return 'application'
    return subjects.some((subject) => fromCore.has(subject)) ? 'core' : 'unused'
  }
}
