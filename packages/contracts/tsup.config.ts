import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'openapi-document': 'src/openapi.ts',
    main: 'src/main/index.ts',
    app: 'src/app/index.ts',
    quiz: 'src/quiz/index.ts',
    publishing: 'src/publishing/index.ts',
    speech: 'src/speech/index.ts',
    configuration: 'src/configuration/index.ts',
  },
  format: ['esm'],
  dts: true,
  sourcemap: true,
  clean: true,
  treeshake: true,
  target: 'es2022',
})
