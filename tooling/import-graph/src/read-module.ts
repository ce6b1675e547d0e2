import { readFileSync } from 'node:fs'
import { parseSync, type StaticExportEntry } from 'oxc-parser'

/** An import of one name. `name` is null when the import takes the whole module: a namespace, `import()`, a worker. */
export interface ImportedName {
  readonly from: string
  readonly name: string | null
  readonly isType: boolean
}

/** A name that a module exports; `from` and `imported` are set when it only passes on another module's name. */
export interface ExportedName {
  readonly name: string
  readonly isType: boolean
  readonly from: string | null
  readonly imported: string | null
}

export interface ModuleText {
  readonly imports: readonly ImportedName[]
  /** Modules imported for their effect alone: `import './x'`. */
  readonly effects: readonly string[]
  readonly exports: readonly ExportedName[]
  /** Modules whose names are all passed on: `export * from './x'`. */
  readonly stars: readonly string[]
  /** The text without comments. */
  readonly code: string
}

/** Modules that run on their own: `new URL('./x.worker.ts', import.meta.url)`, `import.meta.resolve('x/bin')`. */
const ADDRESSES =
  /(?:new URL\(\s*(?<relative>'[^']+')\s*,\s*import\.meta\.url|(?:import\.meta|createRequire\(import\.meta\.url\))\.resolve\(\s*(?<named>'[^']+'))/g
/** The names that are destructured from `await import()` or in its `then`. */
const NAMES_BEFORE = /\{(?<names>[^{}]*)\}\s*=\s*await\s*$/
const NAMES_AFTER = /^\s*\)?\s*\.then\(\s*(?:async\s*)?\(\{(?<names>[^{}]*)\}\)/

/**
 * Reads the imports and exports of a TypeScript module, without the code between them.
 * @throws when the file cannot be parsed
 */
export function readModule(file: string): ModuleText {
  const text = readFileSync(file, 'utf8')
  const { module, comments, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message ?? ''}`)
  const named = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(({ importName, isType }) => ({
      from: moduleRequest.value,
      name: isOfKind(importName, 'Default') ? 'default' : importName.name,
      isType,
    })),
  )
  const lazy = module.dynamicImports.flatMap(({ moduleRequest, start, end }) => {
    const from = readLiteral(text.slice(moduleRequest.start, moduleRequest.end))
    return from === null ? [] : lazyNames(text, start, end).map((name) => ({ from, name, isType: false }))
  })
  const addressed = [...text.matchAll(ADDRESSES)].map(({ groups = {} }) => {
    const from = readLiteral(groups['relative'] ?? groups['named'] ?? '') ?? ''
    return { from: groups['relative'] && !from.startsWith('.') ? `./${from}` : from, name: null, isType: false }
  })
  const exported = module.staticExports.flatMap(({ entries }) => entries)
  return {
    imports: [...named, ...lazy, ...addressed],
    effects: module.staticImports.filter(({ entries }) => entries.length === 0).map((one) => one.moduleRequest.value),
    exports: exported.filter(({ importName }) => !isOfKind(importName, 'AllButDefault')).map(readExport),
    stars: exported.flatMap((one) =>
      isOfKind(one.importName, 'AllButDefault') ? (one.moduleRequest?.value ?? []) : [],
    ),
    code: dropSpans(text, comments),
  }
}

/** The parser's kinds are const enums, which cannot be imported when each file is compiled alone. */
function isOfKind(name: { readonly kind: string }, kind: string): boolean {
  return name.kind === kind
}

function readExport({ exportName, importName, moduleRequest, isType }: StaticExportEntry): ExportedName {
  const name = isOfKind(exportName, 'Default') ? 'default' : (exportName.name ?? '')
  return { name, isType, from: moduleRequest?.value ?? null, imported: importName.name }
}

function lazyNames(text: string, start: number, end: number): readonly (string | null)[] {
  const names =
    NAMES_BEFORE.exec(text.slice(Math.max(0, start - 300), start))?.groups?.['names'] ??
    NAMES_AFTER.exec(text.slice(end, end + 300))?.groups?.['names']
  return names === undefined
    ? [null]
    : names.split(',').flatMap((name) =>
        name
          .trim()
          .split(/[\s:]/, 1)
          .filter((first) => first !== ''),
      )
}

function dropSpans(text: string, spans: readonly { readonly start: number; readonly end: number }[]): string {
  const starts = [0, ...spans.map(({ end }) => end)]
  return starts.map((start, index) => text.slice(start, spans[index]?.start)).join('')
}

function readLiteral(source: string): string | null {
  return /^(['"`])([^$]*)\1$/.exec(source.trim())?.[2] ?? null
}
