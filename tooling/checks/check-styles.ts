// Colours stand in the theme and nowhere else, and no component of the design system lets its looks be changed.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findClassNamePassing, findRawColors } from './find-style-faults.ts'

const root = join(import.meta.dirname, '..', '..')
const theme = /^packages\/ui\/src\/theme\//
// Stories show what partners bring along, fixtures draw pages: neither is part of a screen.
const notScreens = /\.(?:test|stories)\.tsx$|\/(?:fixtures|testing|node_modules|dist|storybook-static)\//

const files = globSync('{packages,apps}/*/{src,.storybook}/**/*.{css.ts,tsx}', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !notScreens.test(file))
const faults = files.flatMap((file) => {
  const source = readFileSync(join(root, file), 'utf8')
  const found = [
    ...(theme.test(file) ? [] : findRawColors(file, source)),
    ...(file.startsWith('packages/ui/') ? findClassNamePassing(file, source) : []),
  ]
  return found.map(({ line, message }) => `${file}:${line} ${message}`)
})

if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exit(1)
}
if (files.length === 0) throw new Error('no styles were found to look at')
console.log(`${files.length} files take their colours from the theme`)
