import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { ImportGraph } from '@lectern/import-graph'
import type { Figure } from './figure.ts'
import { findFolderCycles } from './find-folder-cycles.ts'
import { count } from './measure-sources.ts'
import type { Source } from './read-sources.ts'

/** Counts the folders of a package that import each other in a circle, outside tests; imports of types count. */
export function measureFolderCycles(root: string, name: string, sources: readonly Source[]): Figure {
  const graph = new ImportGraph()
  const folder = `packages/${name}/src/`
  const edges = sources
    .filter(({ path, isTest }) => !isTest && path.startsWith(folder))
    .flatMap(({ path }) =>
      graph
        .targetsOf(join(root, path))
        .filter((target) => target.startsWith(join(root, folder)))
        .map((target) => [path.slice(folder.length), target.slice(join(root, folder).length)] as const),
    )
  const cycles = findFolderCycles(edges)
  return {
    name: `folders in cycles, ${name}`,
    value: cycles.flat().length,
    limit: 0,
    offenders: cycles.map((cycle) => `packages/${name}/src: ${cycle.join(', ')}`),
  }
}

/** Counts commits since a revision, merges left out, whose subject is longer than 72 characters. */
export function measureSubjects(root: string, since: string): Figure {
  const log = execFileSync('git', ['log', '--no-merges', '--format=%h %s', `${since}..HEAD`], {
    cwd: root,
    encoding: 'utf8',
  })
  const long = log.split('\n').filter((line) => line.slice(line.indexOf(' ') + 1).length > 72)
  return count('commit subjects above 72 characters', 0, long)
}
