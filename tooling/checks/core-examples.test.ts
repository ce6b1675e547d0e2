import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as audio from '@lectern/core/audio'
import * as book from '@lectern/core/book'
import * as editing from '@lectern/core/editing'
import * as geometry from '@lectern/core/geometry'
import * as music from '@lectern/core/music'
import * as pageLayout from '@lectern/core/page-layout'
import * as playback from '@lectern/core/playback'
import * as sync from '@lectern/core/sync'
import * as text from '@lectern/core/text'

const everything: Readonly<Record<string, unknown>> = {
  ...audio,
  ...book,
  ...editing,
  ...geometry,
  ...music,
  ...pageLayout,
  ...playback,
  ...sync,
  ...text,
}
const functions = Object.keys(everything)
  .filter((name) => typeof everything[name] === 'function')
  .toSorted()

const sources = join(import.meta.dirname, '..', '..', 'packages', 'core', 'src')

/** The examples in the docstrings of exported functions, by name. */
function readExamples(): ReadonlyMap<string, string> {
  const examples = new Map<string, string>()
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))) {
    const source = readFileSync(join(sources, file), 'utf8')
    for (const [, comment = '', name = ''] of source.matchAll(
      /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:async )?function\*? (\w+)/g,
    )) {
      const example = comment.split('@example')[1]?.split(/\n \* @/)[0]
      if (example !== undefined) examples.set(name, example.replaceAll(/^ \* ?/gm, '').trim())
    }
  }
  return examples
}

/** `expression // => value` becomes an assertion; all other lines run as they are. */
function toAssertions(example: string): string {
  return example.replaceAll(/^(.*\S)\s*\/\/ => (.*)$/gm, 'expect($1).toEqual($2)')
}

const AsyncFunction: new (...code: string[]) => (...values: unknown[]) => Promise<void> = Object.getPrototypeOf(
  async () => {},
).constructor
const examples = readExamples()

test('every public function has an example with what it answers', () => {
  expect(functions.filter((name) => examples.get(name)?.includes('// => ') !== true)).toEqual([])
})

test.each([...examples].filter(([name]) => name in everything))('the example of %s holds', async (_name, example) => {
  expect.hasAssertions()
  const run = new AsyncFunction('expect', ...functions, toAssertions(example))
  await run(expect, ...functions.map((name) => everything[name]))
})
