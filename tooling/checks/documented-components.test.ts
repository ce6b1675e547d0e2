import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listExportedNames } from './list-exported-names.ts'

const source = join(import.meta.dirname, '..', '..', 'packages', 'ui', 'src')
/** The entries that hold components. Drawings, tokens and functions have pages of their own under Foundations. */
const entries = ['index.ts', 'dialogs.ts', join('menu', 'index.ts')]

/** Components without a page, and why. */
const pageless: Readonly<Record<string, string>> = {
  LateShortcutSheet: 'is ShortcutSheet, loaded when it first opens',
  LinkProvider: 'draws nothing: the README says where it stands',
  LocaleProvider: 'draws nothing: the toolbar of the room works it',
  StoredLocaleProvider: 'draws nothing: the README says where it stands',
  ThemeChoice: 'takes no props: a table of them would be an empty one on the page of ThemeToggle, which shows it',
  ToastProvider: 'draws what useToast is told, which the page of Toast shows',
}

const room = join(import.meta.dirname, '..', '..', 'apps', 'storybook', '.storybook', 'preview.tsx')
/** The groups of the room's sidebar, from the top down; Storybook wants them as one literal, so they are read from there. */
const groups: readonly string[] = readGroups(readFileSync(room, 'utf8'))

function readGroups(preview: string): string[] {
  const order = /\border: \[((?:[^[\]]|\[[^\]]*\])*)\]/.exec(preview)?.[1] ?? ''
  return [...order.replaceAll(/\[[^\]]*\]/g, '').matchAll(/'([^']+)'/g)].map(([, name = '']) => name)
}

interface Documented {
  readonly component: string
  /** What is wrong with its page, if anything. */
  readonly fault: string | null
}

/** The components that a file of stories says it is about: the one that gives the page its name, and those shown with it. */
function readDocumented(stories: string): Documented[] {
  const main = /\bcomponent: ([A-Z]\w*)/.exec(stories)?.[1]
  const parts = /\bsubcomponents: \{([^}]*)\}/.exec(stories)?.[1]?.match(/[A-Z]\w*/g) ?? []
  const notes = /\bdescription: \{\s*component: \[([^\]]*)\]/.exec(stories)?.[1] ?? ''
  const saysWhatFor = notes.includes('**Use for**')
  const faultOf = (component: string) => {
    if (!saysWhatFor) return 'its page has no note that begins with "**Use for**"'
    return component === main || notes.includes(`\`${component}\``) ? null : 'the notes of its page do not name it'
  }
  return [...(main === undefined ? [] : [main]), ...parts].map((component) => ({
    component,
    fault: faultOf(component),
  }))
}

const components = [...new Set(entries.flatMap((entry) => listExportedNames(join(source, entry))))].filter((name) =>
  /^[A-Z]\w*$/.test(name),
)
const documented = globSync('*/*.stories.tsx', { cwd: source }).flatMap((file) =>
  readDocumented(readFileSync(join(source, file), 'utf8')),
)

it('every component of the design system has a page with a story and with a note of what to use it for', () => {
  expect(components.length).toBeGreaterThan(80)
  const faults = components
    .filter((name) => pageless[name] === undefined)
    .flatMap((name) => {
      const pages = documented.filter(({ component }) => component === name)
      if (pages.length === 0) return [`${name} is the component or a subcomponent of no story`]
      return pages.some(({ fault }) => fault === null) ? [] : pages.map(({ fault }) => `${name}: ${fault}`)
    })
  expect(faults).toEqual([])
})

it('every page of the design system stands in a group that says what its component is for', () => {
  const titles = globSync('**/*.stories.tsx', { cwd: source }).map(
    (file) => /\btitle: '([^'/]+\/[^']+)'/.exec(readFileSync(join(source, file), 'utf8'))?.[1] ?? file,
  )
  expect(groups).toContain('Foundations')
  expect(titles.filter((title) => !groups.includes(title.split('/')[0] ?? ''))).toEqual([])
})

it('only components that have no page are excused from having one', () => {
  const shown = new Set(documented.map(({ component }) => component))
  const excused = Object.keys(pageless)
  expect(excused.filter((name) => !components.includes(name) || shown.has(name))).toEqual([])
})

it('a page without a note, or one that leaves a part out, is found', () => {
  const page = (notes: string) =>
    `const meta = { component: Card, subcomponents: { CardLink }, parameters: { docs: { description: { component: [${notes}] } } } }`
  const faultsOf = (notes: string) => readDocumented(page(notes)).map(({ fault }) => fault !== null)
  expect(faultsOf('')).toEqual([true, true])
  expect(faultsOf(`'**Use for** what belongs together.'`)).toEqual([false, true])
  expect(faultsOf(`'**Use for** what belongs together, \`CardLink\` for what leads on.'`)).toEqual([false, false])
})
