import { cpSync } from 'node:fs'
import { defineConfig } from 'tsup'

const workers = ['text-recognition', 'page-import', 'word-validation', 'mp3-encoding']

export default defineConfig({
  entry: {
    main: 'src/main.ts',
    'make-book': 'src/commands/make-book/main.ts',
    'build-library': 'src/commands/build-library/main.ts',
    // Each engine runs in a thread, from a file of its own beside the server.
    ...Object.fromEntries(
      workers.map((name) => [`workers/${name}`, `../../packages/engines/src/${name}/${name}.worker.ts`]),
    ),
  },
  format: ['esm'],
  target: 'node22',
  platform: 'node',
  sourcemap: true,
  clean: true,
  splitting: true,
  // Workspace packages are bundled, and libraries of many small files, which take most of a start to be found and read.
  // What has native or wasm parts stays in node_modules.
  noExternal: [/^@lectern\/(?!speech-espeak)/, /^drizzle-orm/, /^hono/, /^@hono\//, /^zod/, /^jose/, /^zod-openapi/],
  esbuildOptions: (options) => {
    options.conditions = ['@lectern/source']
  },
  onSuccess: () => {
    cpSync('../../packages/backend/migrations', 'dist/migrations', { recursive: true })
    return Promise.resolve()
  },
})
