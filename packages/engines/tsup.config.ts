import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'workers/text-recognition': 'src/text-recognition/text-recognition.worker.ts',
    'workers/page-import': 'src/page-import/page-import.worker.ts',
    'workers/word-validation': 'src/word-validation/word-validation.worker.ts',
    'workers/mp3-encoding': 'src/mp3-encoding/mp3-encoding.worker.ts',
    'workers/forced-alignment': 'src/forced-alignment/forced-alignment.worker.ts',
    'workers/word-matching': 'src/word-matching/word-matching.worker.ts',
    'workers/image-resizing': 'src/image-resizing/image-resizing.worker.ts',
  },
  format: ['esm'],
  dts: true,
  sourcemap: true,
  clean: true,
  treeshake: true,
  target: 'es2022',
})
