import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Plugin } from 'esbuild'
import { listExportedNames } from './list-exported-names.ts'

const sources = join(import.meta.dirname, '..', '..', 'packages', 'core', 'src')

/** The public entries of core, each a folder of its sources. */
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
] as const

const COMMENTS_AND_TEXTS = /\/\*.*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/gs
/** The one thing that a table may do: make words of the text that they are written in. */
const PARTING = /^function words\(text: string\): ReadonlySet<string> \{\s*return new Set\([^;{}]*\)\s*\}$/m

/** The first sign of an algorithm in the source of a table; null when there is none. */
export function findCode(source: string): string | null {
  const code = source.replace(PARTING, '').replaceAll(COMMENTS_AND_TEXTS, '')
  return /=>|\b(?:function|class|if|for|while|switch|return)\b/.exec(code)?.[0] ?? null
}

/**
 * The files of core that are tables: lists of words, languages, code points or rules of the product that are looked up by
 * code elsewhere. They are called so, and hold constants without any function; their size is judged apart.
 */
export const coreTables: readonly string[] = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .map((path) => path.split(sep).join('/'))
  .filter((path) => /-(?:table|tables|starters)\.ts$/.test(path))
  .filter((path) => findCode(readFileSync(join(sources, path), 'utf8')) === null)
  .toSorted()

/** A program that uses all that entries of core offer, and needs none of the names outside. */
export function importAllOf(entries: readonly (typeof coreEntries)[number][]): string {
  const used = entries.map((entry, part) => {
    const names = listExportedNames(join(sources, entry, 'index.ts')).filter((name) => !name.startsWith('type '))
    const own = names.map((name, index) => ({ name, as: `part${part}_${index}` }))
    const imports = own.map(({ name, as }) => `${name} as ${as}`).join(', ')
    return { line: `import { ${imports} } from '@lectern/core/${entry}'`, values: own.map(({ as }) => as) }
  })
  return `${used.map(({ line }) => line).join('\n')}\nexport const all = [${used.flatMap(({ values }) => values).join(', ')}]`
}

export interface CoreBundle {
  /** Minified, brotli. */
  readonly brotliBytes: number
  /** The source files that something of is in the bundle, such as `text/split-sentences.ts`, in order. */
  readonly files: readonly string[]
}

/**
 * Bundles code that imports core, from its sources, as a bundler that drops what is not used would.
 * @param o.isWithoutTables leaves the tables empty, so that only code is counted
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
    plugins: o.isWithoutTables === true ? [emptyTables] : [],
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

const emptyTables: Plugin = {
  name: 'empty-tables',
  setup(bundling) {
    bundling.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      if (!coreTables.includes(relative(sources, path).split(sep).join('/'))) return null
      const names = [...readFileSync(path, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
      return { contents: names.map((name) => `export const ${name} = {}`).join('\n'), loader: 'ts' }
    })
  },
}
