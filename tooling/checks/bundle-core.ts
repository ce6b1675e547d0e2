import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Plugin } from 'esbuild'
import { listExportedNames } from './list-exported-names.ts'

const sources = join(import.meta.dirname, '..', '..', 'packages', 'core', 'src')

/** Public entries of core; each is a folder of its sources. */
export const coreEntries = [
  'text',
  'page-layout',
  'sync',
  'playback',
  'editing',
  'geometry',
  'book',
  'audio',
  'music',
  'pipeline',
  'search',
  'staleness',
  'book-parts',
  'glossary',
  'page-photographs',
] as const

const COMMENTS_AND_TEXTS = /\/\*.*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/gs
/** The one function that a table may hold: it splits a text into words. */
const SPLITTING_FUNCTION = /^function words\(text: string\): ReadonlySet<string> \{\s*return new Set\([^;{}]*\)\s*\}$/m

/** Returns the first keyword of an algorithm in the source of a table, or null if it holds constants only. */
export function findCode(source: string): string | null {
  const code = source.replace(SPLITTING_FUNCTION, '').replaceAll(COMMENTS_AND_TEXTS, '')
  return /=>|\b(?:function|class|if|for|while|switch|return)\b/.exec(code)?.[0] ?? null
}

/**
 * The tables among core's files: lists of words, languages, code points or rules of the product. Their names say so, and
 * they hold constants without functions. Their size has a budget of its own.
 */
export const coreTables: readonly string[] = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .map((path) => path.split(sep).join('/'))
  .filter((path) => /-(?:table|tables|starters)\.ts$/.test(path))
  .filter((path) => findCode(readFileSync(join(sources, path), 'utf8')) === null)
  .toSorted()

/** Lists the names of the values (not types) that an entry of core exports. */
function listCoreValues(entry: (typeof coreEntries)[number]): readonly string[] {
  return listExportedNames(join(sources, entry, 'index.ts')).filter((name) => !name.startsWith('type '))
}

/** Writes a program that uses every value of some entries of core. */
export function importAllOf(entries: readonly (typeof coreEntries)[number][]): string {
  const used = entries.map((entry, part) => {
    const aliases = listCoreValues(entry).map((name, index) => ({ name, alias: `part${part}_${index}` }))
    const imports = aliases.map(({ name, alias }) => `${name} as ${alias}`).join(', ')
    return { line: `import { ${imports} } from '@lectern/core/${entry}'`, values: aliases.map(({ alias }) => alias) }
  })
  return `${used.map(({ line }) => line).join('\n')}\nexport const all = [${used.flatMap(({ values }) => values).join(', ')}]`
}

export interface CoreBundle {
  /** Size of the minified bundle, compressed with brotli. */
  readonly brotliBytes: number
  /** Source files of which the bundle contains code, such as `text/split-sentences.ts`, sorted. */
  readonly files: readonly string[]
}

/**
 * Bundles a program that imports core from its sources, without unused code.
 *
 * @param o.isWithoutTables replaces the tables with empty objects, so that only code counts
 */
export async function bundleCore(contents: string, o: { isWithoutTables?: boolean } = {}): Promise<CoreBundle> {
  const { metafile, outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    minify: true,
    charset: 'utf8',
    format: 'esm',
    target: 'es2022',
    conditions: ['@lectern/source'],
    write: false,
    metafile: true,
    logLevel: 'silent',
    absWorkingDir: sources,
    plugins: o.isWithoutTables === true ? [createEmptyTablesPlugin()] : [],
  })
  const files = Object.values(metafile.outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([path, { bytesInOutput }]) => bytesInOutput > 0 && path !== '<stdin>')
    .map(([path]) => path.replace(/^empty-tables:/, ''))
    .filter((path) => !path.endsWith('index.ts'))
  return {
    brotliBytes: outputFiles.reduce((sum, { contents: bytes }) => sum + brotliCompressSync(bytes).length, 0),
    files: files.toSorted(),
  }
}

/** Creates an esbuild plugin that replaces core's tables with empty objects. */
export function createEmptyTablesPlugin(): Plugin {
  return {
    name: 'empty-tables',
    setup(bundling) {
      bundling.onLoad({ filter: /\.ts$/ }, ({ path }) => {
        if (!coreTables.includes(relative(sources, path).split(sep).join('/'))) return null
        const names = [...readFileSync(path, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
        return { contents: names.map((name) => `export const ${name} = {}`).join('\n'), loader: 'ts' }
      })
    },
  }
}
