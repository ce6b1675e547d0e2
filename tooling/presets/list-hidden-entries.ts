/** Entries that browser tests load and Vite's scanner does not find, by dependency. */
const hiddenEntries: Readonly<Record<string, readonly string[]>> = {
  react: ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
  'react-dom': ['react-dom', 'react-dom/client'],
  // Generated styles import the run-time of their recipes.
  '@vanilla-extract/recipes': ['@vanilla-extract/recipes/createRuntimeFn'],
  lucide: ['lucide'],
  'radix-ui': ['radix-ui'],
  downshift: ['downshift'],
  'react-colorful': ['react-colorful'],
  '@atlaskit/pragmatic-drag-and-drop': ['@atlaskit/pragmatic-drag-and-drop/element/adapter'],
  'wasm-media-encoders': ['wasm-media-encoders'],
  '@lectern/ui': [
    '@lectern/ui > @vanilla-extract/recipes/createRuntimeFn',
    '@lectern/ui > downshift',
    '@lectern/ui > lucide',
    '@lectern/ui > radix-ui',
    '@lectern/ui > react-colorful',
  ],
  '@lectern/api-client': ['@lectern/api-client > eventsource-parser', '@lectern/api-client > zod/mini'],
  '@reduxjs/toolkit': ['@reduxjs/toolkit', '@reduxjs/toolkit/query/react'],
  'react-redux': ['react-redux'],
  'axe-core': ['axe-core'],
  idb: ['idb'],
  'pixi.js': ['pixi.js', 'pixi.js/unsafe-eval'],
}

/**
 * Lists the entries to bundle before browser tests start. When Vite discovers one late, it reloads the page during a test.
 * @param dependencies names of the package's dependencies
 */
export function listHiddenEntries(dependencies: readonly string[]): string[] {
  return Object.entries(hiddenEntries).flatMap(([name, entries]) => (dependencies.includes(name) ? entries : []))
}
