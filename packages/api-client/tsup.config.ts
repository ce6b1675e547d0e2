import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    main: 'src/main/index.ts',
    app: 'src/app/index.ts',
    'main-reading': 'src/main/reading.ts',
    quiz: 'src/quiz/index.ts',
    publishing: 'src/publishing/index.ts',
    speech: 'src/speech/index.ts',
    session: 'src/session/index.ts',
  },
  format: ['esm'],
  dts: true,
  sourcemap: true,
  clean: true,
  treeshake: true,
  target: 'es2022',
})
