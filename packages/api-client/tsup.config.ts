import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    main: 'src/main/index.ts',
    'main-validators': 'src/main/validators.ts',
    'main-reading': 'src/main/reading.ts',
    'main-reading-validators': 'src/main/reading-validators.ts',
    'main-library': 'src/main/library.ts',
    'main-search': 'src/main/search.ts',
    app: 'src/app/index.ts',
    'app-validators': 'src/app/validators.ts',
    quiz: 'src/quiz/index.ts',
    'quiz-validators': 'src/quiz/validators.ts',
    publishing: 'src/publishing/index.ts',
    'publishing-validators': 'src/publishing/validators.ts',
    speech: 'src/speech/index.ts',
    'speech-validators': 'src/speech/validators.ts',
    session: 'src/session/index.ts',
    retry: 'src/retry/index.ts',
    validators: 'src/validators/index.ts',
  },
  format: ['esm'],
  dts: true,
  sourcemap: true,
  clean: true,
  treeshake: true,
  target: 'es2022',
})
