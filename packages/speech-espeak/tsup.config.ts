import { locateDeclarations } from '@lectern/presets/locate-declarations'
import { defineConfig } from 'tsup'

const entries = {
  index: 'src/index.ts',
  bin: 'src/bin.ts',
}

export default defineConfig({
  entry: entries,
  format: ['esm'],
  dts: { entry: locateDeclarations(entries) },
  sourcemap: true,
  clean: true,
  treeshake: true,
  target: 'es2022',
  // The process starts as one file.
  noExternal: [/^@lectern\/core/],
  esbuildOptions: (options) => {
    options.conditions = ['@lectern/source']
  },
})
