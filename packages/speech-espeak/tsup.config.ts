import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    bin: 'src/bin.ts',
  },
  format: ['esm'],
  dts: true,
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
