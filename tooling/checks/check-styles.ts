// Fails if a style has a colour, size, layer or physical side of its own instead of the theme's, or if a component of the
// design system passes a class name through.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findClassNamePassing } from './find-class-name-passing.ts'
import { findMeasureFaults } from './find-measure-faults.ts'
import { findSheetFaults } from './find-sheet-faults.ts'
import { findNegatedStates, findRawColors, type StyleFault } from './find-style-faults.ts'

const root = join(import.meta.dirname, '..', '..')
// Packages without styles, which handle colours as data: a partner's, a page image's.
const drawn = '{packages/{ui,*-ui,audio-editor,embed},apps/{reader,studio,storybook}}'
const theme = /^packages\/ui\/src\/theme\//
// Stories show partners' colours and fixtures draw pages: neither is part of a screen.
const notScreens =
  /\.(?:test|stories|fixture)\.tsx?$|\.gen\.ts$|\/(?:fixtures|testing|node_modules|dist|storybook-static)\//

interface Exception {
  readonly file: string
  /** Text that the message of the fault has to contain. */
  readonly fault: string
  readonly reason: string
}

const exceptions: readonly Exception[] = [
  {
    file: 'packages/ui/src/plain-tooltip/plain-tooltip.css.ts',
    fault: '"left"',
    reason: 'it is moved by a transform from the corner of the window, whichever way the text runs',
  },
  {
    file: 'packages/ui/src/brand/brand.css.ts',
    fault: '"1.1875rem"',
    reason: 'the name is lettering: as high as the mark beside it asks for',
  },
  ...['"#000000"', '"#FFFFFF"'].map((fault) => ({
    file: 'packages/ui/src/color-field/choose-ink.ts',
    fault,
    reason: 'it lies on a colour that somebody chooses: no theme knows what can be seen on that',
  })),
]

const written = globSync(
  ['{packages,apps}/*/{src,.storybook}/**/*.{css.ts,css,tsx}', `${drawn}/{src,.storybook}/**/*.ts`],
  { cwd: root },
)
const files = [...new Set(written.map((file) => file.replaceAll('\\', '/')))].filter((file) => !notScreens.test(file))
const used = new Set<Exception>()
const faults = files.flatMap((file) =>
  faultsOf(file)
    .filter(({ message }) => {
      const exception = exceptions.find((known) => known.file === file && message.includes(known.fault))
      if (exception !== undefined) used.add(exception)
      return exception === undefined
    })
    .map(({ line, message }) => `${file}:${line} ${message}`),
)
for (const exception of exceptions) {
  if (!used.has(exception)) faults.push(`${exception.file} no longer needs its exception for ${exception.fault}`)
}

function faultsOf(file: string): StyleFault[] {
  const source = readFileSync(join(root, file), 'utf8')
  if (file.endsWith('.css')) return [...findSheetFaults(source), ...findNegatedStates(file, source)]
  return [
    ...(file.endsWith('.css.ts') ? findNegatedStates(file, source) : []),
    ...(theme.test(file) ? [] : [...findRawColors(file, source), ...findMeasureFaults(file, source)]),
    ...(file.startsWith('packages/ui/') ? findClassNamePassing(file, source) : []),
  ]
}

if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exit(1)
}
if (files.length === 0) throw new Error('no styles were found to look at')
console.log(`${files.length} files take their colours, sizes, layers and sides from the theme`)
