import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { findUnaskedCalls, type DangerousCall } from './find-unasked-calls.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (path: string) => readFileSync(root + path, 'utf8')

/** The calls that destroy what nothing brings back, and the action under which a screen has to ask before it makes them. */
const dangerousCalls: Readonly<Record<string, string>> = {
  DeleteBook: 'delete-book',
  DeleteChapter: 'delete-chapter',
  DeletePage: 'delete-page',
  DeleteChapterVariation: 'delete-variation',
  DeletePageVariation: 'delete-variation',
  ResetUserGrades: 'reset-grades',
  AlignAudio: 'force-alignment',
  AlignChapter: 'force-alignment',
  GenerateSpeech: 'generate-over-audio',
}
/** What makes a call for a screen that does not ask itself, and the property by which the screen that asks has it made. */
const carriers: readonly {
  readonly file: string
  readonly call: string
  readonly by: string
  readonly asks: string
}[] = [
  {
    file: 'packages/audio-editor/src/connected/use-generation.ts',
    call: 'GenerateSpeech',
    by: 'onGenerate',
    asks: 'packages/audio-editor/src/generation/generate-panel.tsx',
  },
]
/** Actions without a call of their own. */
const withoutCall: Readonly<Record<string, string>> = {
  'delete-chapter-rects': 'empty pages are saved by the call that saves any page; its tests see the question asked',
}

const callOf = (call: string): DangerousCall => {
  const endpoint = `${call[0]?.toLowerCase() ?? ''}${call.slice(1)}`
  const wrapped = call === 'AlignChapter' ? ['alignFromChapter'] : []
  return { names: [`use${call}Mutation`, endpoint, ...wrapped], action: dangerousCalls[call] ?? '' }
}
/** The endpoint alone is a name of many things: only what asks the client for it makes the call. */
const makes = (source: string, call: string) => {
  const [hook = '', endpoint = '', ...wrapped] = callOf(call).names
  return new RegExp(`\\b(?:${[hook, `endpoints\\.${endpoint}`, ...wrapped].join('|')})\\b`).test(source)
}
const listUnasked = (path: string, source: string) =>
  Object.keys(dangerousCalls)
    .filter((call) => makes(source, call))
    .filter((call) => !carriers.some((carrier) => carrier.file === path && carrier.call === call))
    .flatMap((call) => findUnaskedCalls(path, source, callOf(call)).map((fault) => `${call}: ${fault}`))

test('the client has every one of these calls under the name that is looked for', () => {
  const client = globSync('packages/api-client/src/*/endpoints.gen.ts', { cwd: root }).map(read).join('')
  for (const call of Object.keys(dangerousCalls)) expect(client).toContain(`use${call}Mutation`)
})

test('every action that the design system calls dangerous is looked for here', () => {
  const list = /dangerousActions = \[([^\]]*)\]/.exec(read('packages/ui/src/confirm-dialog/dangerous-actions.ts'))?.[1]
  const actions = list?.match(/[\w-]+/g) ?? []
  expect(actions.toSorted()).toEqual(
    [...new Set([...Object.values(dangerousCalls), ...Object.keys(withoutCall)])].toSorted(),
  )
})

test('every screen asks in the dialog that waits before it makes one of these calls, and makes it in no other way', () => {
  const sources = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'], { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    // The client offers the calls; screens and commands make them.
    .filter((path) => !/^packages\/api-client\/|\.test\.tsx?$|\.fixture\.tsx?$/.test(path))
  expect(sources.length).toBeGreaterThan(1000)
  expect(sources.flatMap((path) => listUnasked(path, read(path)).map((fault) => `${path}: ${fault}`))).toEqual([])
})

test.each(carriers)('$call is made by $file, and asked for before it', ({ file, call, by, asks }) => {
  expect(makes(read(file), call)).toBe(true)
  const faults = findUnaskedCalls(asks, read(asks), { names: [by], action: dangerousCalls[call] ?? '' })
  // Where there is nothing yet that could be lost, nobody is asked.
  expect(faults).toEqual(['onClick makes the call without asking'])
  expect(read(asks)).toContain('onClick={() => (replaces ? setAsking(true) : start())}')
})

describe('a source is found', () => {
  const unasked = (source: string) => listUnasked('screen.tsx', source)
  const hook = 'const [remove] = mainApi.useDeletePageMutation()\n'

  test('that asks for something else, or for nothing', () => {
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

  test('whose question has nothing to do with the call, or is one of two ways to it', () => {
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
