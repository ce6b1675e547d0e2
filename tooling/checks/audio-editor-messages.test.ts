import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const sources = fileURLToPath(new URL('../../packages/audio-editor/src', import.meta.url))

/** Requirements of the specification's section 8 that give the audio editor a message, by the numbers of their ids. */
const messages = { first: 26, last: 46 }
/** Decisions about several of these messages, which add no text. */
const decisions = new Set(['MSG-029', 'MSG-037'])

test('each message of the audio editor is provoked by a test of the mounted editor', () => {
  const titles = globSync('**/*.browser.test.tsx', { cwd: sources }).flatMap((file) => {
    const text = readFileSync(`${sources}/${file}`, 'utf8')
    return [...text.matchAll(/\bit\(\s*'[^']*\[([^\]]*)\]'/g)].map(([, ids = '']) => ids.split(' '))
  })
  const provoked = new Set(titles.flat())
  const all = Array.from(
    { length: messages.last - messages.first + 1 },
    (_, at) => `MSG-${String(messages.first + at).padStart(3, '0')}`,
  )
  expect(all.filter((id) => !decisions.has(id) && !provoked.has(id))).toEqual([])
})
