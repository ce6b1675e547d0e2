import { cpSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'tsup'

const workers = [
  'text-recognition',
  'page-import',
  'word-validation',
  'mp3-encoding',
  'forced-alignment',
  'word-matching',
  'image-resizing',
  'page-photographs',
]

/**
 * A server that runs while a new one is built loads parts of its code, and its engines, only when it first needs them:
 * the files of former builds stay this long.
 */
const keptDays = 7

function removeFormerBuilds(folder: string): void {
  const oldest = Date.now() - keptDays * 24 * 3_600_000
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && statSync(path).mtimeMs < oldest) rmSync(path)
  }
}

export default defineConfig({
  entry: {
    main: 'src/main.ts',
    'make-book': 'src/commands/make-book/main.ts',
    lectern: 'src/commands/lectern/main.ts',
    align: 'src/commands/align/main.ts',
    recognise: 'src/commands/recognise/main.ts',
    speak: 'src/commands/speak/main.ts',
    doctor: 'src/commands/doctor/main.ts',
    'build-library': 'src/commands/build-library/main.ts',
    'workers/read-workbook': '../../packages/backend/src/features/glossary/read-workbook.worker.ts',
    'workers/index-texts': '../../packages/backend/src/features/publishing/index-texts.worker.ts',
    // Each engine runs in a thread, from a file of its own beside the server.
    ...Object.fromEntries(
      workers.map((name) => [`workers/${name}`, `../../packages/engines/src/${name}/${name}.worker.ts`]),
    ),
  },
  format: ['esm'],
  target: 'node22',
  platform: 'node',
  sourcemap: true,
  clean: false,
  splitting: true,
  // Workspace packages are bundled, and libraries of many small files, which take most of a start to be found and read.
  // Packages with native or wasm parts stay in node_modules.
  noExternal: [/^@lectern\/(?!speech-espeak)/, /^drizzle-orm/, /^hono/, /^@hono\//, /^zod/, /^jose/, /^zod-openapi/],
  esbuildOptions: (options) => {
    options.conditions = ['@lectern/source']
  },
  onSuccess: () => {
    cpSync('../../packages/backend/migrations', 'dist/migrations', { recursive: true })
    removeFormerBuilds('dist')
    return Promise.resolve()
  },
})
