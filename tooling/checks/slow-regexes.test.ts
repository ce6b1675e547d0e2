import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readRegexes } from './read-regexes'

process.env['RECHECK_SYNC_BACKEND'] = 'pure'
const { checkSync } = await import('recheck')

const root = fileURLToPath(new URL('../../', import.meta.url))
/** Sources that match input of callers or readers; settings and commands of the operator are left out. */
const met = [
  'packages/{contracts,core,backend,engines,formats,media,messages}/src/**/*.ts',
  'apps/server/src/{sites,process}/**/*.ts',
  'apps/server/src/*.ts',
]
const timeout = 20_000
/**
 * Expressions that were checked before, since some take seconds. `LECTERN_JUDGE_REGEXES=new` adds those that are not listed,
 * `=all` checks all again and writes the list.
 */
const list = new URL('judged-regexes.json', import.meta.url)
const toJudge = process.env['LECTERN_JUDGE_REGEXES']

/** The checker supports only the long names of Unicode properties. */
const spelledOut = (source: string) => source.replaceAll(String.raw`\p{EMod}`, String.raw`\p{Emoji_Modifier}`)

test('every regular expression on input takes linear time in the worst case', () => {
  const known: unknown = JSON.parse(readFileSync(list, 'utf8'))
  const judged = new Set<unknown>(toJudge === 'all' || !Array.isArray(known) ? [] : known)
  const found = readRegexes(root, met)
  expect(found.length).toBeGreaterThan(250)
  const slow = found.flatMap(({ source, flags, place }) => {
    const written = `/${source}/${flags}`
    if (judged.has(written)) return []
    const result = checkSync(spelledOut(source), flags, { timeout })
    if (result.status === 'safe') {
      judged.add(written)
      return []
    }
    const why = result.status === 'vulnerable' ? result.attack.pattern : `cannot be judged: ${result.error.kind}`
    return [`${place} ${written} ${why}`]
  })
  expect(slow).toEqual([])
  if (toJudge !== undefined) {
    const all = Array.from(judged, String).toSorted((a, b) => (a < b ? -1 : 1))
    writeFileSync(list, `${JSON.stringify(all, null, 2)}\n`)
  }
}, 300_000)

test('the checker finds a slow expression', () => {
  for (const source of ['^(a+)+$', String.raw`\s+$`, '(a|a)*b', '^.*x.*y$'])
    expect([source, checkSync(source, '', { timeout }).status]).toEqual([source, 'vulnerable'])
})
