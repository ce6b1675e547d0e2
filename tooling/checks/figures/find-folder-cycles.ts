/** An import from one file to another, as paths below the folder that is judged. */
export type Edge = readonly [from: string, to: string]

/**
 * Finds folders that import each other in a circle. Compared are the subfolders of one folder, at every depth: one
 * imports another when a file anywhere in the first imports a file anywhere in the second. Files that lie beside the
 * folders belong to none.
 * @returns each circle's folders, sorted
 */
export function findFolderCycles(edges: readonly Edge[]): string[][] {
  const imports = new Map<string, Set<string>>()
  for (const [from, to] of edges) {
    const pair = partSiblings(from, to)
    if (pair) imports.set(pair[0], (imports.get(pair[0]) ?? new Set()).add(pair[1]))
  }
  const reached = new Map([...imports.keys()].map((folder) => [folder, reach(imports, folder)]))
  const inCycle = [...reached].filter(([folder, all]) => all.has(folder)).map(([folder]) => folder)
  const cycles = inCycle.map((folder) =>
    inCycle.filter((other) => reached.get(folder)?.has(other) === true && reached.get(other)?.has(folder) === true),
  )
  return [...new Map(cycles.map((cycle) => [cycle.toSorted().join(' '), cycle.toSorted()])).values()]
}

/** Returns the first folders in which two paths differ; null when one of them is a file beside the other's folder. */
function partSiblings(from: string, to: string): Edge | null {
  const left = from.split('/').slice(0, -1)
  const right = to.split('/').slice(0, -1)
  const depth = left.findIndex((name, index) => name !== right[index])
  if (depth === -1 || depth >= right.length) return null
  return [left.slice(0, depth + 1).join('/'), right.slice(0, depth + 1).join('/')]
}

function reach(imports: ReadonlyMap<string, ReadonlySet<string>>, start: string): Set<string> {
  const found = new Set<string>()
  const waiting = [start]
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const next of imports.get(folder) ?? []) {
      if (found.has(next)) continue
      found.add(next)
      waiting.push(next)
    }
  }
  return found
}
