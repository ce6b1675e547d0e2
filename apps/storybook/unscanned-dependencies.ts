/**
 * Dependencies of generated styles and lazy modules, which Vite's scanner does not see. Found late, they would reload the
 * page during a test.
 */
export const unscannedDependencies: readonly string[] = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  '@lectern/ui > @atlaskit/pragmatic-drag-and-drop/element/adapter',
  '@lectern/ui > @vanilla-extract/recipes/createRuntimeFn',
  '@lectern/ui > downshift',
  '@lectern/ui > lucide',
  '@lectern/ui > radix-ui',
  '@lectern/ui > react-colorful',
]
