import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    ports: 'src/ports/index.ts',
    'embedded-postgres': 'src/embedded-postgres/index.ts',
    'workers/read-workbook': 'src/glossary/read-workbook.worker.ts',
    'lock-file': 'src/lock-file/index.ts',
    limits: 'src/limits/call-limits.ts',
    speech: 'src/speech/index.ts',
  },
  format: ['esm'],
  dts: true,
  sourcemap: true,
  clean: true,
  treeshake: true,
  target: 'es2022',
})
