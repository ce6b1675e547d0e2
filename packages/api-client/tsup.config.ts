import { locateDeclarations } from '@lectern/presets/locate-declarations'
import { defineConfig } from 'tsup'

const entries = {
  main: 'src/main/index.ts',
  'main-validators': 'src/main/validators.ts',
  'main-reading': 'src/main/reading.ts',
  'main-reading-validators': 'src/main/reading-validators.ts',
  'main-library': 'src/main/library.ts',
  'main-search': 'src/main/search.ts',
  'main-glossary': 'src/main/glossary.ts',
  app: 'src/app/index.ts',
  'app-validators': 'src/app/validators.ts',
  quiz: 'src/quiz/index.ts',
  'quiz-taking': 'src/quiz/taking.ts',
  'quiz-validators': 'src/quiz/validators.ts',
  publishing: 'src/publishing/index.ts',
  'publishing-validators': 'src/publishing/validators.ts',
  speech: 'src/speech/index.ts',
  'speech-validators': 'src/speech/validators.ts',
  session: 'src/session/index.ts',
  retry: 'src/retry/index.ts',
  validators: 'src/validators/index.ts',
}

export default defineConfig({
  entry: entries,
  format: ['esm'],
  dts: { entry: locateDeclarations(entries) },
  sourcemap: true,
  clean: true,
  treeshake: true,
  target: 'es2022',
})
