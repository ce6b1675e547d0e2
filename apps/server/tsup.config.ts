import { cpSync } from 'node:fs'
import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { main: 'src/main.ts' },
  format: ['esm'],
  target: 'node22',
  platform: 'node',
  sourcemap: true,
  clean: true,
  splitting: true,
  // Workspace packages are bundled; what has native or wasm parts stays in node_modules.
  noExternal: [/^@lectern\//],
  onSuccess: () => {
    cpSync('../../packages/backend/migrations', 'dist/migrations', { recursive: true })
    return Promise.resolve()
  },
})
