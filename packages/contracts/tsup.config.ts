import { locateDeclarations } from '@lectern/presets/locate-declarations'
import { defineConfig } from 'tsup'

const entries = {
  index: 'src/index.ts',
  'openapi-document': 'src/openapi.ts',
  main: 'src/main/index.ts',
  app: 'src/app/index.ts',
  quiz: 'src/quiz/index.ts',
  publishing: 'src/publishing/index.ts',
  speech: 'src/speech/index.ts',
  configuration: 'src/configuration/index.ts',
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
