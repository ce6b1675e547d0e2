import { dirname } from 'node:path'
import { ResolverFactory } from 'oxc-resolver'
import { readModule, type ModuleText } from './read-module.ts'

/** The declaration behind a name, after all modules that re-export it. */
export interface Declaration {
  readonly file: string
  readonly name: string
  readonly isType: boolean
}

/** The imports of one module, by where each name is declared, and the modules that pass the names on. */
export interface Imports {
  readonly declarations: readonly Declaration[]
  /** Every module that is evaluated or read on the way, the declaring ones included. */
  readonly modules: readonly string[]
}

const SOURCE = /(?<!\.d)\.[cm]?tsx?$/

/**
 * Reads modules of the workspace on demand and follows names through the modules that only re-export them, so that an
 * import from an index counts for the module behind the name and for no other. knip and dependency-cruiser follow files: for
 * them an index reaches every module that it re-exports.
 */
export class ImportGraph {
  readonly #resolver = new ResolverFactory({
    conditionNames: ['@lectern/source', 'import', 'default'],
    extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
  })
  readonly #modules = new Map<string, ModuleText>()

  /** Returns what a module imports; `types` adds imports of types. */
  importsOf(file: string, { types }: { readonly types: boolean }): Imports {
    const { imports, effects } = this.#read(file)
    const declarations: Declaration[] = []
    const modules = new Set(effects.flatMap((from) => this.#resolve(file, from) ?? []))
    for (const { from, name, isType } of imports) {
      const target = isType && !types ? null : this.#resolve(file, from)
      if (target === null) continue
      modules.add(target)
      const passed = new Set<string>()
      const found = name === null ? this.exportsOf(target, passed) : this.#find(target, name, passed, new Set())
      declarations.push(...found)
      for (const module of passed) modules.add(module)
    }
    for (const { file: declaring } of declarations) modules.add(declaring)
    return { declarations, modules: [...modules] }
  }

  /** Returns the modules that a module names in imports and exports of any kind, the ones behind an index left out. */
  targetsOf(file: string): string[] {
    const { imports, effects, exports, stars } = this.#read(file)
    const named = [...imports, ...exports].flatMap(({ from }) => from ?? [])
    return [...new Set([...named, ...effects, ...stars])].flatMap((from) => this.#resolve(file, from) ?? [])
  }

  /** Returns all names that a module offers, by where each is declared; adds the modules on the way to `passed`. */
  exportsOf(file: string, passed = new Set<string>(), seen = new Set([file])): Declaration[] {
    const { exports, stars } = this.#read(file)
    const named = exports.flatMap(({ name }) => this.#find(file, name, passed, new Set()))
    const all = stars.flatMap((from) => {
      const target = this.#resolve(file, from)
      if (target === null || seen.has(target)) return []
      passed.add(target)
      return this.exportsOf(target, passed, seen.add(target))
    })
    return [...named, ...all]
  }

  /** Returns the names that a module declares itself. */
  declarationsOf(file: string): Declaration[] {
    return this.#read(file)
      .exports.filter(({ from }) => from === null)
      .map(({ name, isType }) => ({ file, name, isType }))
  }

  /** Returns true if the module that declares a name also uses it itself. */
  isUsedAtHome({ file, name }: Declaration): boolean {
    return this.#read(file).code.split(new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`)).length > 2
  }

  #find(file: string, name: string, passed: Set<string>, seen: Set<string>): Declaration[] {
    if (seen.has(file)) return []
    seen.add(file)
    const { exports, stars } = this.#read(file)
    const one = exports.find((exported) => exported.name === name)
    if (one?.from === null) return [{ file, name, isType: one.isType }]
    const ways = one ? [{ from: one.from, imported: one.imported }] : stars.map((from) => ({ from, imported: name }))
    return ways.flatMap(({ from, imported }) => {
      const target = this.#resolve(file, from)
      if (target === null) return []
      const found = imported === null ? this.exportsOf(target) : this.#find(target, imported, passed, seen)
      if (found.length > 0) passed.add(target)
      return found
    })
  }

  #read(file: string): ModuleText {
    const known = this.#modules.get(file) ?? readModule(file)
    this.#modules.set(file, known)
    return known
  }

  /** Null for a file that is not a source of the workspace: third-party packages, styles, pictures, built files. */
  #resolve(file: string, from: string): string | null {
    const { path } = this.#resolver.sync(dirname(file), from)
    return path !== undefined && SOURCE.test(path) && !path.includes('/node_modules/') ? path : null
  }
}
