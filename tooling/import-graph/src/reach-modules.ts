import type { Declaration, ImportGraph } from './import-graph.ts'

/** Modules and exports that are reachable from some entries. */
export interface ReachedModules {
  readonly modules: ReadonlySet<string>
  /** Exports that a reached module imports, as `file#name`. */
  readonly exports: ReadonlySet<string>
}

/** Returns the key of an export in `ReachedModules.exports`. */
export function exportKey({ file, name }: Pick<Declaration, 'file' | 'name'>): string {
  return `${file}#${name}`
}

/**
 * Returns all modules that are loaded when the entries run, immediately or later: static and lazy imports, workers,
 * programs. An index that passes names on leads only to the modules of the names that are imported from it.
 * @param options.types follows imports of types too, which load nothing
 */
export function reachModules(
  graph: ImportGraph,
  entries: readonly string[],
  options: { readonly types: boolean },
): ReachedModules {
  const modules = new Set(entries)
  const exports = new Set<string>()
  const waiting = [...entries]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const imports = graph.importsOf(file, options)
    for (const declaration of imports.declarations) exports.add(exportKey(declaration))
    for (const module of imports.modules) {
      if (modules.has(module)) continue
      modules.add(module)
      waiting.push(module)
    }
  }
  return { modules, exports }
}
