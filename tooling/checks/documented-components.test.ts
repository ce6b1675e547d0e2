import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listExportedNames } from './list-exported-names.ts'

const source = join(import.meta.dirname, '..', '..', 'packages', 'ui', 'src')
/** Entries with components. Icons, tokens and functions have pages under Foundations. */
const entries = ['index.ts', 'dialogs.ts', join('menu', 'index.ts')]

/** Components without a page, and the reason. */
const withoutPage: Readonly<Record<string, string>> = {
  LateShortcutSheet: 'is ShortcutSheet, loaded when it first opens',
  LinkProvider: 'draws nothing; the README shows where to put it',
  LocaleProvider: 'draws nothing; the toolbar of the Storybook sets its locale',
  StoredLocaleProvider: 'draws nothing; the README shows where to put it',
  ThemeChoice: 'has no props; the page of ThemeToggle shows it',
  ToastProvider: 'draws the toasts of useToast, which the page of Toast shows',
}

const preview = join(import.meta.dirname, '..', '..', 'apps', 'storybook', '.storybook', 'preview.tsx')
/** Groups of Storybook's sidebar, from the top down. Storybook needs them as a literal, so they are parsed from there. */
const groups: readonly string[] = readGroups(readFileSync(preview, 'utf8'))

function readGroups(previewSource: string): string[] {
  const order = /\border: \[((?:[^[\]]|\[[^\]]*\])*)\]/.exec(previewSource)?.[1] ?? ''
  return [...order.replaceAll(/\[[^\]]*\]/g, '').matchAll(/'([^']+)'/g)].map(([, name = '']) => name)
}

interface Documented {
  readonly component: string
  /** The fault of its page; null without one. */
  readonly fault: string | null
}

/** Reads which components a file of stories documents: the main one, which names the page, and its subcomponents. */
function readDocumented(stories: string): Documented[] {
  const main = /\bcomponent: ([A-Z]\w*)/.exec(stories)?.[1]
  const parts = /\bsubcomponents: \{([^}]*)\}/.exec(stories)?.[1]?.match(/[A-Z]\w*/g) ?? []
  const notes = /\bdescription: \{\s*component: \[([^\]]*)\]/.exec(stories)?.[1] ?? ''
  const hasUse = notes.includes('**Use for**')
  const faultOf = (component: string) => {
    if (!hasUse) return 'its page has no note that begins with "**Use for**"'
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

it('every component of the design system has a page with a story and a note on its use', () => {
  expect(components.length).toBeGreaterThan(80)
  const faults = components
    .filter((name) => withoutPage[name] === undefined)
    .flatMap((name) => {
      const pages = documented.filter(({ component }) => component === name)
      if (pages.length === 0) return [`${name} is the component or a subcomponent of no story`]
      return pages.some(({ fault }) => fault === null) ? [] : pages.map(({ fault }) => `${name}: ${fault}`)
    })
  expect(faults).toEqual([])
})

it('every page of the design system belongs to a group of the sidebar', () => {
  const titles = globSync('**/*.stories.tsx', { cwd: source }).map(
    (file) => /\btitle: '([^'/]+\/[^']+)'/.exec(readFileSync(join(source, file), 'utf8'))?.[1] ?? file,
  )
  expect(groups).toContain('Foundations')
  expect(titles.filter((title) => !groups.includes(title.split('/')[0] ?? ''))).toEqual([])
})

it('the list of components without a page names only such components', () => {
  const shown = new Set(documented.map(({ component }) => component))
  const excused = Object.keys(withoutPage)
  expect(excused.filter((name) => !components.includes(name) || shown.has(name))).toEqual([])
})

it('finds a page without a note and a note without a subcomponent', () => {
  const page = (notes: string) =>
    `const meta = { component: Card, subcomponents: { CardLink }, parameters: { docs: { description: { component: [${notes}] } } } }`
  const faultsOf = (notes: string) => readDocumented(page(notes)).map(({ fault }) => fault !== null)
  expect(faultsOf('')).toEqual([true, true])
  expect(faultsOf(`'**Use for** what belongs together.'`)).toEqual([false, true])
  expect(faultsOf(`'**Use for** what belongs together, \`CardLink\` for what leads on.'`)).toEqual([false, false])
})
