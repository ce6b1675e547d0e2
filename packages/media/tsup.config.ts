/// <reference types="node" />
import { locateDeclarations } from '@lectern/presets/locate-declarations'
import { readFile } from 'node:fs/promises'
import { defineConfig } from 'tsup'

// In the sources a worker is a `.ts` file beside the module that starts it, in the package a `.js` file.
const workerAddress = {
  name: 'worker-address',
  setup(build: { onLoad: (filter: { filter: RegExp }, load: (file: { path: string }) => Promise<object>) => void }) {
    build.onLoad({ filter: /(open-mp3-worker|compute-peaks-in-worker)\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(/(\.\/\w+\.worker)\.ts/, '$1.js'),
      loader: 'ts',
    }))
  },
}

const entries = {
  index: 'src/index.ts',
  node: 'src/node/index.ts',
  browser: 'src/browser/index.ts',
  'mp3.worker': 'src/browser/mp3.worker.ts',
  'peaks.worker': 'src/browser/peaks.worker.ts',
}

export default defineConfig({
  entry: entries,
  format: ['esm'],
  dts: { entry: locateDeclarations(entries) },
  sourcemap: true,
  clean: true,
  treeshake: true,
  target: 'es2022',
  esbuildPlugins: [workerAddress],
})
