import type { Step } from './step.ts'

const RESULTS = 'test-results'
/** Tests of two packages at a time, each in its own processes: one waits while the other computes. */
const TWO_AT_A_TIME = 2
const LONG_LIMIT_MINUTES = 300

/** A check of the whole repository: a script of the root package. */
const check = (name: string, task: string, budgetSeconds: number): Step => ({
  name,
  run: { kind: 'tasks', tasks: [task], group: 'checks', concurrency: TWO_AT_A_TIME },
  budgetSeconds,
})

const tests = (name: string, tasks: readonly string[], file: string, budgetSeconds: number): Step => ({
  name,
  // All in one Turborepo run, so that no core waits for the last task of a step.
  run: { kind: 'tasks', tasks, group: 'tests', concurrency: TWO_AT_A_TIME },
  report: { kind: 'vitest', file: `${RESULTS}/${file}.json` },
  budgetSeconds,
})

/** Journeys wait for narration in real time, so that those of two apps run together keep two cores busy. */
const journeys = (app: string, length: 'short' | 'long', budgetSeconds: number): Step => {
  const isLong = length === 'long'
  return {
    name: `journeys: ${app}${isLong ? ', long' : ''}`,
    run: {
      kind: 'tasks',
      tasks: [`@lectern/${app}#journeys${isLong ? ':long' : ''}`],
      group: 'journeys',
      concurrency: TWO_AT_A_TIME,
    },
    report: { kind: 'playwright', file: `${RESULTS}/journeys-${app}${isLong ? '-long' : ''}.json` },
    budgetSeconds,
  }
}

/** A change in one package leaves most stories as they are. */
const storyTasks = ['test:stories:ui', 'test:stories:authoring', 'test:stories:reader', 'test:stories:studio']

/** Steps of `npm test`, in this order: the quickest results first. */
export const shortSteps: readonly Step[] = [
  // Not a task: a task must not call Turborepo.
  {
    name: 'boundaries',
    run: { kind: 'command', command: ['turbo', 'boundaries'], limitMinutes: 5 },
    budgetSeconds: 5,
  },
  check('format', 'check:format', 10),
  check('lint', 'check:lint', 30),
  check('styles', 'check:styles', 10),
  check('package manifests', 'check:manifests', 5),
  check('dependency rules', 'check:dependencies', 20),
  check('unused code', 'check:unused', 20),
  check('unused code in production', 'check:unused-production', 20),
  check('lockfile', 'check:lockfile', 5),
  {
    name: 'generated files',
    // Alone, because it writes the files that it compares.
    run: { kind: 'tasks', tasks: ['check:generated'], group: 'generated', concurrency: 1 },
    budgetSeconds: 20,
  },
  {
    name: 'types',
    run: { kind: 'tasks', tasks: ['typecheck'], group: 'build', concurrency: TWO_AT_A_TIME },
    budgetSeconds: 60,
  },
  {
    name: 'build',
    run: { kind: 'tasks', tasks: ['build'], group: 'build', concurrency: TWO_AT_A_TIME },
    budgetSeconds: 90,
  },
  tests('unit and property tests', ['test:unit', 'test:unit:core'], 'node', 140),
  tests('HTTP tests', ['test:http'], 'http', 110),
  {
    name: 'two minutes of faults',
    // Half of its time is the part of the tests that run beside it.
    run: { kind: 'tasks', tasks: ['@lectern/server#faults'], group: 'tests', concurrency: TWO_AT_A_TIME },
    budgetSeconds: 70,
  },
  tests('component tests', ['test:components'], 'browser', 140),
  tests('stories', storyTasks, 'stories', 110),
  tests('published code', ['test:packed', 'test:packed:core'], 'packed', 15),
  check('published packages', 'check:packages', 30),
  check('sizes', 'check:sizes', 20),
  journeys('reader', 'short', 160),
  journeys('studio', 'short', 110),
]

/** The stories in another theme or direction than `npm test` renders them in. */
const storiesIn = (theme: string, direction: string): Step => {
  const step = tests(`stories: ${theme}, ${direction}`, storyTasks, `stories-${theme}-${direction}`, 110)
  return { ...step, environment: { STORYBOOK_THEME: theme, STORYBOOK_DIRECTION: direction } }
}

const storiesInEveryTheme = ['dark', 'light', 'contrast'].flatMap((theme) =>
  ['ltr', 'rtl']
    .filter((direction) => theme !== 'dark' || direction !== 'ltr')
    .map((direction) => storiesIn(theme, direction)),
)

/** A test with more rounds or cases than in `npm test`. */
const longTest = (
  name: string,
  file: string,
  project: string,
  test: string,
  environment: Readonly<Record<string, string>>,
): Step => ({
  name,
  run: {
    kind: 'command',
    command: [
      'vitest',
      'run',
      `--project=${project}`,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${RESULTS}/${file}.json`,
      test,
    ],
    limitMinutes: LONG_LIMIT_MINUTES,
  },
  report: { kind: 'vitest', file: `${RESULTS}/${file}.json` },
  environment,
  budgetSeconds: 3600,
})

const program = (name: string, command: readonly string[]): Step => ({
  name,
  run: { kind: 'command', command, limitMinutes: 60 },
  budgetSeconds: 900,
})

/** Steps that `npm run test:long` runs after those of `npm test`. */
export const longSteps: readonly Step[] = [
  journeys('reader', 'long', 300),
  journeys('studio', 'long', 420),
  ...storiesInEveryTheme,
  // Draws every story beside that of the base revision; fails if one cannot be drawn.
  program('pictures of stories', ['node', 'tooling/visual/src/run-visual.ts']),
  {
    name: 'static Storybook',
    run: { kind: 'tasks', tasks: ['@lectern/storybook#build:static'], group: 'storybook', concurrency: TWO_AT_A_TIME },
    budgetSeconds: 120,
  },
  // Reads the static Storybook.
  program('pages of documentation', ['pnpm', '--filter', '@lectern/visual', 'run', 'docs']),
  program('ten minutes of faults', ['pnpm', '--filter', '@lectern/server', 'run', 'faults', '--minutes', '10']),
  longTest('laws of properties, with a thousand new draws', 'properties', '!*(*', '.property.test.', {
    LECTERN_PROPERTY_RUNS: '1000',
  }),
  longTest('fifty kills with keyed calls in flight', 'keyed-kills', 'server (http)', 'keyed-kills', {
    LECTERN_KEYED_KILLS: '50',
  }),
  longTest('10,000 inputs for each call', 'generated-input', 'backend (http)', 'generated-input', {
    LECTERN_GENERATED_CALLS: '10000',
  }),
  longTest('a thousand edits of one page', 'many-writers', 'backend (http)', 'many-writers', {
    LECTERN_WRITER_EDITS: '20',
  }),
  longTest('a thousand requests on one budget', 'speech-budget', 'backend (http)', 'speech-budget', {
    LECTERN_BUDGET_REQUESTS: '1000',
  }),
  longTest('recognition of every kind of page', 'prepared-pages', 'engines', 'prepared-pages', {
    LECTERN_EVERY_CASE: '1',
  }),
  longTest('recognition of every language', 'languages', 'engines', 'text-recognition/languages', {
    LECTERN_EVERY_CASE: '1',
  }),
  longTest('alignment of every reader', 'forced-alignment', 'engines', 'forced-alignment.test', {
    LECTERN_EVERY_CASE: '1',
  }),
]
