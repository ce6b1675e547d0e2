// Size budgets in brotli bytes: `pnpm --filter @lectern/checks run sizes` (the applications and packages must be built).
import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildOptions, Plugin } from 'esbuild'
import { coreEntries, coreTables, createEmptyTablesPlugin } from './bundle-core.ts'
import { listExportedNames } from './list-exported-names.ts'
import { listFirstLoadFiles } from './list-first-load-files.ts'

/** A check as size-limit's documentation describes it; the package has no types for its configuration. */
interface SizeCheck {
  readonly name: string
  readonly path: string | readonly string[]
  readonly import?: string | Readonly<Record<string, string>>
  readonly ignore?: readonly string[]
  readonly limit: string
  readonly disablePlugins?: readonly string[]
  readonly modifyEsbuildConfig?: (options: BuildOptions) => BuildOptions
}

const root = join(import.meta.dirname, '..', '..')

/** Limit of each entry of core, alone and without its tables. */
const coreEntryKibibytes: Readonly<Record<(typeof coreEntries)[number], number>> = {
  text: 17,
  'page-layout': 20,
  sync: 18,
  playback: 3,
  editing: 3,
  geometry: 5,
  book: 10,
  audio: 5,
  music: 2,
  pipeline: 33,
  search: 4,
  staleness: 10,
  'book-parts': 1,
  glossary: 4,
  'page-photographs': 2,
}

/** Entries that are not part of the whole. */
const separateEntries: ReadonlySet<string> = new Set([
  'pipeline',
  'search',
  'staleness',
  'book-parts',
  'glossary',
  'page-photographs',
])

const withoutBundling = { disablePlugins: ['@size-limit/esbuild'] }
const asModule = (options: BuildOptions): BuildOptions => ({ ...options, format: 'esm' })
const fromSources =
  (...plugins: Plugin[]) =>
  (options: BuildOptions): BuildOptions => ({
    ...options,
    format: 'esm',
    charset: 'utf8',
    target: 'es2022',
    conditions: ['@lectern/source'],
    plugins,
  })
const react = ['react', 'react-dom', 'react/jsx-runtime']

/** Imports all values of some modules except the given names, each name once. */
function importValues(files: readonly string[], except: readonly string[] = []): Pick<SizeCheck, 'path' | 'import'> {
  const imported = new Set<string>(except)
  const imports = files.map((file) => {
    const names = listExportedNames(file).filter((name) => !name.startsWith('type ') && !imported.has(name))
    for (const name of names) imported.add(name)
    return [file, `{ ${names.join(', ')} }`] as const
  })
  return { path: files, import: Object.fromEntries(imports) }
}

function coreIndex(entry: string): string {
  return join(root, 'packages', 'core', 'src', entry, 'index.ts')
}

const audioNames = new Set(listExportedNames(coreIndex('audio')))
const wavFolder = join(root, 'packages', 'core', 'src', 'audio', 'wav')
const wavNames = globSync('*.ts', { cwd: wavFolder, exclude: (file) => file.includes('.test.') })
  .flatMap((file) => listExportedNames(join(wavFolder, file)))
  .filter((name) => audioNames.has(name) && !name.startsWith('type '))

const checks: readonly SizeCheck[] = [
  {
    name: 'reader, first-load script',
    path: listFirstLoadFiles(join(root, 'apps/reader/dist/.vite/manifest.json')),
    limit: kibibytes(110),
    ...withoutBundling,
  },
  // Loaded with the first page that has some.
  {
    name: 'reader, popup triggers',
    path: join(root, 'apps/reader/dist/assets/triggers-*.js'),
    limit: kibibytes(12),
    ...withoutBundling,
  },
  {
    name: 'reader, coaching points',
    path: join(root, 'apps/reader/dist/assets/coaching-points-*.js'),
    limit: kibibytes(6),
    ...withoutBundling,
  },
  // Loaded with the first quiz that opens.
  {
    name: 'reader, quizzes',
    path: join(root, 'apps/reader/dist/assets/quiz-popup-*.js'),
    limit: kibibytes(20),
    ...withoutBundling,
  },
  // Loaded for a book that has words of the glossary.
  {
    name: 'reader, glossary',
    path: [
      join(root, 'apps/reader/dist/assets/open-glossary-*.js'),
      join(root, 'apps/reader/dist/assets/definition-drawer-*.js'),
    ],
    limit: kibibytes(12),
    ...withoutBundling,
  },
  // Loaded with the first note of a reader, or with the list of notes.
  {
    name: 'reader, notes',
    path: join(root, 'apps/reader/dist/assets/note-parts-*.js'),
    limit: kibibytes(12),
    ...withoutBundling,
  },
  {
    name: 'studio, first-load script',
    path: listFirstLoadFiles(join(root, 'apps/studio/dist/.vite/manifest.json')),
    limit: kibibytes(400),
    ...withoutBundling,
  },
  // Loaded with the screen of the glossary.
  {
    name: 'studio, glossary',
    path: join(root, 'apps/studio/dist/assets/glossary-screen-*.js'),
    limit: kibibytes(16),
    ...withoutBundling,
  },
  // Loaded with the first look at a book's quizzes.
  {
    name: 'studio, quizzes',
    path: join(root, 'apps/studio/dist/assets/quizzes-screen-*.js'),
    limit: kibibytes(20),
    ...withoutBundling,
  },
  // Loaded with the step of popups and coaching points.
  {
    name: 'studio, list of popups and coaching points',
    path: join(root, 'apps/studio/dist/assets/marks-panel-*.js'),
    limit: kibibytes(2),
    ...withoutBundling,
  },
  // Loaded with the list, used with the first selected popup or coaching point.
  {
    name: 'studio, fields of popups and coaching points',
    path: join(root, 'apps/studio/dist/assets/mark-inspector-*.js'),
    limit: kibibytes(10),
    ...withoutBundling,
  },
  { name: 'embed script', path: join(root, 'packages/embed/dist/embed.js'), limit: kibibytes(4), ...withoutBundling },
  {
    name: 'ui, one button',
    path: join(root, 'packages/ui/dist/index.js'),
    import: '{ Button }',
    ignore: react,
    limit: kibibytes(12),
    modifyEsbuildConfig: asModule,
  },
  // One style sheet holds all components, so that a page never waits for a second one.
  { name: 'ui, all styles', path: join(root, 'packages/ui/dist/index.css'), limit: kibibytes(16) },
  {
    name: 'core, the playback cursor',
    path: coreIndex('playback'),
    import: '{ createPlaybackCursor }',
    limit: kibibytes(2),
    modifyEsbuildConfig: fromSources(),
  },
  {
    name: 'core, one small function',
    path: coreIndex('text'),
    import: '{ needsSpaceAfter }',
    limit: kibibytes(1),
    modifyEsbuildConfig: fromSources(),
  },
  // The pipeline and staleness join the algorithms of the other entries, the parts of a book serve publishing alone, search is
  // loaded by itself, and the reader and writer of WAV files serve every package: each has a budget of its own. It was raised
  // from 39 KiB, and that of the pipeline from 29, for sync in typed arrays (a tenth of the time), hyphens over page numbers,
  // insets between columns, lists in running text, checks of arguments and the moment that a frame shows; then by one each for
  // columns that run around insets, and for spellings compared by bits (as fast again for texts that differ).
  // Brotli's size of an entry depends on the order of its exports, by up to 200 bytes: keep one that fits.
  {
    name: 'core, all its algorithms',
    ...importValues(coreEntries.filter((entry) => !separateEntries.has(entry)).map(coreIndex), wavNames),
    limit: kibibytes(44),
    modifyEsbuildConfig: fromSources(createEmptyTablesPlugin()),
  },
  {
    name: 'core, WAV files',
    path: coreIndex('audio'),
    import: `{ ${wavNames.join(', ')} }`,
    limit: kibibytes(3),
    modifyEsbuildConfig: fromSources(),
  },
  {
    name: 'core, its tables',
    ...importValues(coreTables.map((file) => join(root, 'packages/core/src', file))),
    limit: kibibytes(20),
    modifyEsbuildConfig: fromSources(),
  },
  ...coreEntries.map((entry) => ({
    name: `core/${entry} alone`,
    ...importValues([coreIndex(entry)]),
    limit: kibibytes(coreEntryKibibytes[entry]),
    modifyEsbuildConfig: fromSources(createEmptyTablesPlugin()),
  })),
]
export default checks

/** Writes a limit in bytes: size-limit's kB are 1,000 bytes. */
function kibibytes(count: number): string {
  return `${count * 1024} B`
}
