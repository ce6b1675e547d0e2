import { defineConfig } from 'tsup'

export default defineConfig([
  {
    entry: { index: 'src/index.ts', define: 'src/define.ts', protocol: 'src/protocol.ts' },
    format: ['esm'],
    dts: true,
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
