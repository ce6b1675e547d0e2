/**
 * What generated styles and lazy parts import is invisible to the scanner of dependencies: met late, it would reload the
 * page under a running test.
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
