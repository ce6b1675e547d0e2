import { globSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import {
  exportKey,
  ImportGraph,
  isTestSupport,
  listAppEntries,
  listPublishedEntries,
  reachModules,
} from '@lectern/import-graph'

export interface UnusedCodeOptions {
  /** Names of core's entries that other teams call. */
  readonly promisedNames: ReadonlySet<string>
}

/** Modules that run although no application contains them: Storybook's own ones, generators. */
const OTHER_ENTRIES = ['apps/storybook/.storybook/*.{ts,tsx}', 'packages/*/scripts/*.ts']
/** Packages whose published entries count as used: they are offered to other teams as a whole. */
const OFFERED_PACKAGES = ['ui', 'contracts', 'embed', 'speech-espeak']
/** Pages of Storybook's documentation, generated clients, and a database for tests that tests of the apps start too. */
const NOT_JUDGED = /\/foundations\/|\.gen\.ts$|\.d\.ts$|\/start-test-cluster\.ts$/

/**
 * Finds modules that no application loads and exported values that no module of an application imports or uses in its
 * own file, as `path` and `path#name`. Imports of types count as use. Imports by tests, stories and fixtures do not.
 */
export async function findUnusedCode(root: string, { promisedNames }: UnusedCodeOptions): Promise<string[]> {
  const graph = new ImportGraph()
  const apps = await listAppEntries(root)
  const others = globSync(OTHER_ENTRIES, { cwd: root })
    .map((path) => join(root, path))
    .filter((file) => !isTestSupport(file))
  const published = (name: string): string[] => listPublishedEntries(join(root, 'packages', name))
  const indexes = new Set(OFFERED_PACKAGES.flatMap(published))
  const promised = published('core')
    .flatMap((entry) => graph.exportsOf(entry))
    .filter(({ name }) => promisedNames.has(name))
  const offered = [...[...indexes].flatMap((entry) => graph.exportsOf(entry, indexes)), ...promised]
  const entries = [...apps, ...others, ...indexes, ...offered.map(({ file }) => file)]
  const used = reachModules(graph, entries, { types: true })
  const exports = new Set([...used.exports, ...offered.map(exportKey)])

  const files = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/{reader,studio,server}/src/**/*.{ts,tsx}'], {
    cwd: root,
  })
  const judged = files.map((path) => join(root, path)).filter((file) => !isTestSupport(file) && !NOT_JUDGED.test(file))
  const unused = judged.flatMap((file) => {
    if (!used.modules.has(file)) return graph.declarationsOf(file).length > 0 ? [file] : []
    return graph
      .declarationsOf(file)
      .filter((one) => !one.isType && !exports.has(exportKey(one)) && !graph.isUsedAtHome(one))
      .map(exportKey)
  })
  return unused.map((path) => relative(root, path).split(sep).join('/')).toSorted()
}
