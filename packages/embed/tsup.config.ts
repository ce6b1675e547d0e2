import { locateDeclarations } from '@lectern/presets/locate-declarations'
import { defineConfig } from 'tsup'

const entries = { index: 'src/index.ts', define: 'src/define.ts', protocol: 'src/protocol.ts' }

export default defineConfig([
  {
    entry: entries,
    format: ['esm'],
    dts: { entry: locateDeclarations(entries) },
    sourcemap: true,
    // The other build writes into this folder at the same time.
    clean: ['dist/*', '!dist/embed.js', '!dist/embed.js.map'],
    treeshake: true,
    target: 'es2022',
  },
  {
    // For a plain script element: <script src="https://books.example/embed.js"></script>
    entry: { embed: 'src/embed.ts' },
    format: ['iife'],
    outExtension: () => ({ js: '.js' }),
    minify: true,
    sourcemap: true,
    target: 'es2022',
  },
])
