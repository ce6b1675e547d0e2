import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    ports: 'src/ports/index.ts',
    'embedded-postgres': 'src/platform/embedded-postgres/index.ts',
    'workers/read-workbook': 'src/features/glossary/read-workbook.worker.ts',
    'lock-file': 'src/platform/lock-file/index.ts',
    limits: 'src/platform/limits/call-limits.ts',
    speech: 'src/features/speech/index.ts',
  },
  format: ['esm'],
  dts: true,
  sourcemap: true,
  clean: true,
  treeshake: true,
  target: 'es2022',
})
