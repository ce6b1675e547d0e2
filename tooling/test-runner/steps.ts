import type { Step } from './step.ts'

const RESULTS = 'test-results'

const vitest = (name: string, file: string, projects: readonly string[], options: readonly string[] = []): Step => ({
  name,
  command: [
    'vitest',
    'run',
    ...projects.map((project) => `--project=${project}`),
    ...options,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${RESULTS}/${file}.json`,
  ],
  report: { kind: 'vitest', file: `${RESULTS}/${file}.json` },
})

/** One core is left to nobody: of two, which is usual, it would be half of what there is. */
const onEveryCore = ['--maxWorkers=100%'] as const

/** Those with the tag `@long` wait for the long run: other themes, and narration heard in real time at other rates. */
const journeys = (app: string, length: 'short' | 'long' = 'short'): Step => {
  const file = `${RESULTS}/journeys-${app}${length === 'short' ? '' : '-long'}.json`
  const chosen = length === 'short' ? '--grep-invert=@long' : '--grep=@long'
  return {
    name: `journeys: ${app}${length === 'short' ? '' : ', long'}`,
    command: ['pnpm', '--filter', `@lectern/${app}`, 'exec', 'playwright', 'test', chosen, '--reporter=list,json'],
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: `../../${file}` },
    report: { kind: 'playwright', file },
  }
}

/** What `npm test` runs, in this order: the cheapest news first. */
export const shortSteps: readonly Step[] = [
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'styles', command: ['node', 'tooling/checks/check-styles.ts'] },
  { name: 'package manifests', command: ['sherif'] },
  { name: 'boundaries', command: ['turbo', 'boundaries'] },
  {
    name: 'dependency rules',
    command: ['depcruise', 'packages', 'apps', '--config', '.dependency-cruiser.cjs', '--output-type', 'err'],
  },
  { name: 'unused code', command: ['knip'] },
  { name: 'generated files', command: ['node', 'tooling/checks/check-generated-files.ts'] },
  { name: 'lockfile', command: ['node', 'tooling/checks/check-lockfile.ts'] },
  { name: 'types', command: ['turbo', 'run', 'typecheck', '--output-logs=errors-only'] },
  {
    name: 'build',
    command: ['turbo', 'run', 'build', '--output-logs=errors-only'],
    neededBy: [
      'HTTP tests',
      'fifty rounds of kill -9',
      'consumers of core',
      'published packages',
      'sizes',
      'journeys: reader',
      'journeys: studio',
      'pictures of stories',
      'pages of documentation',
    ],
  },
  vitest('unit and property tests', 'node', ['!*(browser)', '!*(http)', '!*(packed)', '!storybook'], onEveryCore),
  vitest('HTTP tests', 'http', ['*(http)'], onEveryCore),
  vitest('component tests', 'browser', ['*(browser)']),
  vitest('stories', 'stories', ['storybook']),
  vitest('consumers of core', 'consumers', ['*(packed)']),
  { name: 'published packages', command: ['node', 'tooling/checks/check-published-packages.ts'] },
  { name: 'sizes', command: ['node', 'tooling/checks/check-sizes.ts'] },
  journeys('reader'),
  journeys('studio'),
]

const storiesIn = (theme: string, direction: string): Step => ({
  ...vitest(`stories: ${theme}, ${direction}`, `stories-${theme}-${direction}`, ['storybook']),
  environment: { STORYBOOK_THEME: theme, STORYBOOK_DIRECTION: direction },
})

/** One HTTP test at the length that its own variable says. */
const atLength = (name: string, file: string, test: string, environment: Readonly<Record<string, string>>): Step => {
  const { command, ...step } = vitest(name, file, ['*(http)'])
  return { ...step, command: [...command, test], environment, limitMinutes: 300 }
}

const longServerSteps: readonly Step[] = [
  atLength('fifty rounds of kill -9', 'kill-rounds', 'apps/server/src/kill-rounds', { LECTERN_KILL_ROUNDS: '50' }),
  atLength('10,000 inputs for each call', 'generated-input', 'packages/backend/src/http/generated-input', {
    LECTERN_GENERATED_CALLS: '10000',
  }),
]

const storiesInEveryTheme = ['dark', 'light', 'contrast'].flatMap((theme) =>
  ['ltr', 'rtl']
    .filter((direction) => theme !== 'dark' || direction !== 'ltr')
    .map((direction) => storiesIn(theme, direction)),
)

/** Dark, light and right to left, pixel by pixel; `build` has built the storybook. */
const picturesOfStories: Step = {
  name: 'pictures of stories',
  command: ['pnpm', '--filter', '@lectern/visual', 'run', 'compare'],
}

/** Each draws all its stories and loads once; `build` has built the storybook. */
const pagesOfDocumentation: Step = {
  name: 'pages of documentation',
  command: ['pnpm', '--filter', '@lectern/visual', 'run', 'docs'],
}

/** What `npm run test:long` runs after those. */
export const longSteps: readonly Step[] = [
  journeys('reader', 'long'),
  ...storiesInEveryTheme,
  picturesOfStories,
  pagesOfDocumentation,
  ...longServerSteps,
]
