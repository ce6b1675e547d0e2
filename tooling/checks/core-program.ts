import { join } from 'node:path'
import ts from 'typescript'
import { coreEntries } from './bundle-core.ts'

const sources = join(import.meta.dirname, '..', '..', 'packages', 'core', 'src')

/** The file of each public entry of core. */
export const coreEntryFiles: readonly string[] = coreEntries.map((entry) => join(sources, entry, 'index.ts'))

/** The sources of core as the compiler sees them. */
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
