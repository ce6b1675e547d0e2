import { join } from 'node:path'
import ts from 'typescript'
import { coreEntries } from './bundle-core.ts'

const sources = join(import.meta.dirname, '..', '..', 'packages', 'core', 'src')

/** Files of core's public entries. */
export const coreEntryFiles: readonly string[] = coreEntries.map((entry) => join(sources, entry, 'index.ts'))

/** Creates a compiler program of core's sources. */
export function createCoreProgram(): ts.Program {
  return ts.createProgram([...coreEntryFiles], {
    strict: true,
    exactOptionalPropertyTypes: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
    noEmit: true,
  })
}
