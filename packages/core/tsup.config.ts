import { locateDeclarations } from '@lectern/presets/locate-declarations'
import { defineConfig, type Options } from 'tsup'

const entries = Object.fromEntries(
  [
    'text',
    'page-layout',
    'sync',
    'playback',
    'editing',
    'geometry',
    'book',
    'audio',
    'music',
    'pipeline',
    'search',
    'staleness',
    'book-parts',
    'glossary',
    'page-photographs',
  ].map((entry) => [`${entry}/index`, `src/${entry}/index.ts`]),
)

/**
 * Leaves every ES module a file of its own. A bundler drops a whole file that nobody uses; joined with others, each table that
 * a call builds as the module loads would have to be kept.
 */
const keepModulesApart: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'keep-modules-apart',
  setup(building) {
    building.onResolve({ filter: /^\.\.?\// }, ({ kind, path }) =>
      kind === 'entry-point' ? null : { path: `${path}.js`, external: true },
    )
  },
}

// Both builds run at the same time: each clears away only what it writes. What they write is as readable as the sources, so
// that nobody has to download maps of it.
const shared: Options = { dts: { entry: locateDeclarations(entries) }, splitting: false, target: 'es2022' }

export default defineConfig([
  {
    ...shared,
    entry: ['src/**/*.ts', '!src/**/*.test.ts', '!src/testing/**'],
    format: 'esm',
    esbuildPlugins: [keepModulesApart],
    clean: ['!**/*.cjs*', '!**/*.d.cts'],
  },
  { ...shared, entry: entries, format: 'cjs', treeshake: true, clean: ['!**/*.js*', '!**/*.d.ts'] },
])
