import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import { describe, expect, it } from 'vitest'

const sources = join(import.meta.dirname, '..', '..', 'packages', 'core', 'src')

/** Files with several small functions on one subject, named after the subject. */
const SUBJECTS: readonly string[] = [
  'audio/pcm/pcm.ts',
  'book/settings-map.ts',
  'geometry/viewport.ts',
  'text/characters/character-classes.ts',
  'text/sentences/stops/stop-marks.ts',
  'page-layout/recognition/read-unknown.ts',
]

const toCamel = (kebab: string): string => kebab.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const toPascal = (kebab: string): string => toCamel(`-${kebab}`)
const toKebab = (camel: string): string =>
  camel.replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * Returns true if a file can be found by the name of an export: it is the file's own name (`groupLines` in group-lines), a
 * verb before it (`createSpeechTimeline` in speech-timeline), a longer form (`spellEnglishYear` in spell-english), or the
 * file adds the object (`apply` in apply-change). Types may have any name.
 */
function isNamedForItsExport(file: string, source: string): boolean {
  const name = basename(file, '.ts')
  const exported = [...source.matchAll(/^export (?:async )?(?:function\*?|class|const) (\w+)/gm)].map(
    ([, one = '']) => one,
  )
  const offersFunctions = /^export (?:async )?(?:function|class)/m.test(source)
  return (
    !offersFunctions ||
    exported.some(
      (one) => one.startsWith(toCamel(name)) || one.endsWith(toPascal(name)) || name.startsWith(`${toKebab(one)}-`),
    )
  )
}

const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .map((path) => path.split(sep).join('/'))
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !/(?:^|\/)index\.ts$|^testing\//.test(path))
const isFound = (file: string): boolean => isNamedForItsExport(file, readFileSync(join(sources, file), 'utf8'))

describe('a file of core', () => {
  it('is named after the function that it exports', () => {
    expect(files.filter((file) => !isFound(file) && !SUBJECTS.includes(file))).toEqual([])
  })

  it('is an exception only while it exists and needs to be', () => {
    expect(SUBJECTS.filter((file) => !files.includes(file) || isFound(file))).toEqual([])
  })

  it.each([
    ['group-lines.ts', 'export function groupLines() {}', true],
    ['speech-timeline.ts', 'export function createSpeechTimeline() {}', true],
    ['apply-change.ts', 'export function apply() {}', true],
    ['spatial-grid.ts', 'export class SpatialGrid {}', true],
    ['geometry-types.ts', 'export interface Point {}\nexport const handles = []', true],
    ['lines.ts', 'export function group() {}', false],
    ['group-lines.ts', 'export const groupLines = 1\nexport function orderLines() {}', true],
    ['group-lines.ts', 'export function orderLines() {}\nfunction groupLines() {}', false],
  ])('fails under another name: %s with %j', (file, source, isRight) => {
    expect(isNamedForItsExport(file, source)).toBe(isRight)
  })
})
