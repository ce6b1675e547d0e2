import { expect, test } from 'vitest'
import * as audio from '@lectern/core/audio'
import * as bookParts from '@lectern/core/book-parts'
import * as book from '@lectern/core/book'
import * as editing from '@lectern/core/editing'
import * as geometry from '@lectern/core/geometry'
import * as glossary from '@lectern/core/glossary'
import * as music from '@lectern/core/music'
import * as pagePhotographs from '@lectern/core/page-photographs'
import * as pageLayout from '@lectern/core/page-layout'
import * as pipeline from '@lectern/core/pipeline'
import * as search from '@lectern/core/search'
import * as staleness from '@lectern/core/staleness'
import * as playback from '@lectern/core/playback'
import * as sync from '@lectern/core/sync'
import * as text from '@lectern/core/text'
import { coreEntryFiles, createCoreProgram } from './core-program.ts'
import { findDocFaults } from './find-doc-faults.ts'
import { joinExpectedValues } from './read-programs.ts'
import { readPublicNames } from './read-public-names.ts'

const entries = {
  text,
  'page-layout': pageLayout,
  sync,
  playback,
  editing,
  geometry,
  book,
  audio,
  music,
  pipeline,
  search,
  staleness,
  'book-parts': bookParts,
  glossary,
  'page-photographs': pagePhotographs,
}
const everything: Readonly<Record<string, unknown>> = Object.assign({}, ...Object.values(entries))
const values = Object.keys(everything).toSorted()

const program = createCoreProgram()
const published = readPublicNames(program, coreEntryFiles)
const names = [...published.values()].flat()
const examples = new Map(names.flatMap(({ name, example }) => (example === null ? [] : [[name, example] as const])))

/** Turns each line `expression // => value` into an assertion and leaves all other lines. */
function toAssertions(example: string): string {
  return joinExpectedValues(example).replaceAll(/^(.*\S)\s*\/\/ => (.*)$/gm, 'expect($1).toEqual($2)')
}

const AsyncFunction: new (...code: string[]) => (...values: unknown[]) => Promise<void> = Object.getPrototypeOf(
  async () => {},
).constructor

test('the compiler finds the same names in each entry as the running code', () => {
  const seen = [...published.values()].map((all) => all.filter(({ kind }) => kind !== 'type').map(({ name }) => name))
  expect(seen.map((all) => all.toSorted())).toEqual(
    Object.values(entries).map((entry) => Object.keys(entry).toSorted()),
  )
  const functions = names.filter(({ kind }) => kind === 'function').map(({ name }) => name)
  expect(values.filter((name) => typeof everything[name] === 'function')).toEqual([...new Set(functions)].toSorted())
})

test('every public name has a doc comment; every function documents units, errors and an example', () => {
  const faults = names.flatMap((one) => findDocFaults(program.getTypeChecker(), one))
  expect([...new Set(faults)]).toEqual([])
})

test('every expected value of an example becomes an assertion', () => {
  const missed = [...examples].filter(([, example]) => toAssertions(example).includes('// =>')).map(([name]) => name)
  expect(missed).toEqual([])
})

test.each([...examples])('the example of %s holds', async (_name, example) => {
  expect.hasAssertions()
  const run = new AsyncFunction('expect', ...values, toAssertions(example))
  await run(expect, ...values.map((name) => everything[name]))
})
