import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { findUnaskedCalls, type DangerousCall } from './find-unasked-calls.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (path: string) => readFileSync(root + path, 'utf8')

/** Calls that cannot be undone, and the action that the screen has to confirm before each. */
const dangerousCalls: Readonly<Record<string, string>> = {
  DeleteBook: 'delete-book',
  DeleteChapter: 'delete-chapter',
  DeletePage: 'delete-page',
  DeleteChapterVariation: 'delete-variation',
  DeletePageVariation: 'delete-variation',
  ResetUserGrades: 'reset-grades',
  DeleteQuiz: 'delete-quiz',
  UnpublishBook: 'unpublish-book',
  AlignAudio: 'replace-word-times',
  AlignChapter: 'replace-word-times',
  GenerateSpeech: 'replace-narration',
}
/** Components that make such a call without confirming, and the property by which the confirming screen triggers it. */
const carriers: readonly {
  readonly file: string
  readonly call: string
  readonly by: string
  readonly asks: string
  /** The handler that needs no dialog where there is nothing to lose. */
  readonly startsAtOnce?: string
}[] = [
  {
    file: 'packages/audio-editor/src/connected/create-speech-api.ts',
    call: 'GenerateSpeech',
    by: 'onGenerate',
    asks: 'packages/audio-editor/src/generation/generate-panel.tsx',
    startsAtOnce: 'onClick={() => (replacesNarration ? setAsking(true) : start())}',
  },
  {
    file: 'packages/audio-editor/src/connected/create-track-api.ts',
    call: 'AlignChapter',
    by: 'onAlign',
    asks: 'packages/audio-editor/src/track/track-actions.tsx',
  },
]
/** Calls of the desk's API, which the desk makes only after an event that a dialog sends on confirmation. */
const deskCalls = [
  {
    file: 'packages/authoring-ui/src/connected/create-desk-api.ts',
    call: 'DeletePage',
    event: 'page-deletion-confirmed',
    asks: 'packages/authoring-ui/src/desk-screen/delete-page-dialog.tsx',
  },
] as const
/** Actions without a call of the client that could be found by its name. */
const withoutCall: Readonly<Record<string, string>> = {
  'delete-chapter-rects': 'empty pages are saved by the call that saves any page; its tests see the question asked',
  'delete-account': 'the reader makes the call by hand in a late dialog; its tests see the question asked',
}

const callOf = (call: string): DangerousCall => {
  const endpoint = `${call[0]?.toLowerCase() ?? ''}${call.slice(1)}`
  const wrapped = call === 'AlignChapter' ? ['alignFromChapter'] : []
  return { names: [`use${call}Mutation`, endpoint, ...wrapped], action: dangerousCalls[call] ?? '' }
}
/** The name of an endpoint alone may mean many things: only a use of the client makes the call. */
const makes = (source: string, call: string) => {
  const [hook = '', endpoint = '', ...wrapped] = callOf(call).names
  return new RegExp(`\\b(?:${[hook, `endpoints\\.${endpoint}`, ...wrapped].join('|')})\\b`).test(source)
}
const listUnasked = (path: string, source: string) =>
  Object.keys(dangerousCalls)
    .filter((call) => makes(source, call))
    .filter((call) => ![...carriers, ...deskCalls].some((one) => one.file === path && one.call === call))
    .flatMap((call) => findUnaskedCalls(path, source, callOf(call)).map((fault) => `${call}: ${fault}`))

test('the client has each of these calls under this name', () => {
  const client = globSync('packages/api-client/src/*/endpoints.gen.ts', { cwd: root }).map(read).join('')
  for (const call of Object.keys(dangerousCalls)) expect(client).toContain(`use${call}Mutation`)
})

test('every dangerous action of the design system is listed here', async () => {
  // The package's entry would load its styles too.
  const list: { dangerousActions: string[] } = await import(
    `${root}packages/ui/src/confirm-dialog/dangerous-actions.ts`
  )
  expect(list.dangerousActions.toSorted()).toEqual(
    [...new Set([...Object.values(dangerousCalls), ...Object.keys(withoutCall)])].toSorted(),
  )
})

test('every screen makes these calls only from a confirm dialog', () => {
  const sources = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'], { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    // The client only defines the calls; screens and commands make them.
    .filter((path) => !/^packages\/api-client\/|\.test\.tsx?$|\.fixture\.tsx?$/.test(path))
  expect(sources.length).toBeGreaterThan(1000)
  expect(sources.flatMap((path) => listUnasked(path, read(path)).map((fault) => `${path}: ${fault}`))).toEqual([])
})

test.each(carriers)('$file confirms $call', ({ file, call, by, asks, startsAtOnce }) => {
  expect(makes(read(file), call)).toBe(true)
  const faults = findUnaskedCalls(asks, read(asks), { names: [by], action: dangerousCalls[call] ?? '' })
  const ways = startsAtOnce === undefined ? [] : read(asks).split(startsAtOnce).slice(1)
  expect(faults).toEqual(ways.map(() => 'onClick makes the call without asking'))
  expect(ways.length > 0).toBe(startsAtOnce !== undefined)
})

test.each(deskCalls)('only the confirm dialog of $call sends $event', ({ call, event, asks }) => {
  const components = globSync('packages/authoring-ui/src/**/*.tsx', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.includes('.test.') && read(path).includes(`'${event}'`))
  expect(components).toEqual([asks])
  const dialog = read(asks)
  expect(dialog.split(`'${event}'`)).toHaveLength(2)
  expect(dialog).toContain(`dangerous="${dangerousCalls[call] ?? ''}"`)
  expect(dialog).toContain(`onConfirm={() => send({ kind: '${event}' })}`)
})

describe('reports a source', () => {
  const unasked = (source: string) => listUnasked('screen.tsx', source)
  const hook = 'const [remove] = mainApi.useDeletePageMutation()\n'

  test('whose dialog confirms something else, or that has no dialog', () => {
    expect(unasked(`${hook}const a = <Button onClick={() => remove(1)} />`)).toEqual([
      'DeletePage: no ConfirmDialog dangerous="delete-page" leads there',
      'DeletePage: onClick makes the call without asking',
    ])
    expect(unasked('void mainApi.endpoints.deletePageVariation.initiate()')).toHaveLength(1)
    expect(unasked('void alignFromChapter(chapter)')).toHaveLength(1)
    expect(
      unasked(`${hook}const a = <ConfirmDialog dangerous="delete-book" onConfirm={() => remove(1)} />`),
    ).not.toEqual([])
  })

  test('whose dialog is unrelated to the call, or is one of two ways to it', () => {
    const idle = '<ConfirmDialog dangerous="delete-page" onConfirm={close} />'
    expect(unasked(`${hook}const a = ${idle}`)).toHaveLength(1)
    const asks = '<ConfirmDialog dangerous="delete-page" onConfirm={() => void go()} />'
    const way = 'const go = async () => { await remove(1) }\n'
    expect(unasked(`${hook}${way}const a = ${asks}`)).toEqual([])
    expect(unasked(`${hook}${way}const a = <>${asks}<IconButton onClick={go} /></>`)).toEqual([
      'DeletePage: onClick makes the call without asking',
    ])
  })
})
