import { describe, expect, it } from 'vitest'
import { bundleCore, coreEntries, coreTables, findCode, importAllOf } from './bundle-core.ts'

// What an entry may hold beside its own folder and the constants of the product, which have one place for all: whole folders
// where its subject builds on theirs, else single files.
const mayHold: Readonly<Record<(typeof coreEntries)[number], readonly string[]>> = {
  // A page's number is not read aloud: it is looked for in the lines of the page.
  text: ['page-layout/find-page-number.ts', 'page-layout/group-lines.ts', 'page-layout/union-box.ts'],
  'page-layout': ['text/'],
  sync: ['text/', 'page-layout/find-page-number.ts', 'page-layout/group-lines.ts', 'page-layout/union-box.ts'],
  playback: [],
  editing: [],
  geometry: [],
  book: ['text/language-direction', 'text/language.ts'],
  audio: [],
  music: [],
}

function findNeedless(entry: (typeof coreEntries)[number], files: readonly string[]): string[] {
  const allowed = [`${entry}/`, 'book/constant-table.ts', ...mayHold[entry]]
  return files.filter((file) => !allowed.some((start) => file.startsWith(start)))
}

describe('an entry of core', () => {
  it.each(coreEntries)('brings along only what it needs: %s', async (entry) => {
    const { files } = await bundleCore(importAllOf([entry]))
    expect(files.filter((file) => file.startsWith(`${entry}/`))).not.toEqual([])
    expect(findNeedless(entry, files)).toEqual([])
  })

  it('would be noticed when it brought something else along', async () => {
    const { files } = await bundleCore(
      "export * from '@lectern/core/playback'\nexport { groupLines } from '@lectern/core/page-layout'",
    )
    expect(findNeedless('playback', files)).toContain('page-layout/group-lines.ts')
  })

  it.each(coreEntries)('is allowed nothing that it does not hold: %s', async (entry) => {
    const { files } = await bundleCore(importAllOf([entry]))
    expect(mayHold[entry].filter((start) => !files.some((file) => file.startsWith(start)))).toEqual([])
  })
})

describe('one function of core', () => {
  it('comes without the lists of words when it does not read them', async () => {
    const { files } = await bundleCore("export { normalizeWord, needsSpaceAfter } from '@lectern/core/text'")
    expect(files).toContain('text/normalize-word.ts')
    expect(files.filter((file) => coreTables.includes(file))).toEqual(['text/letter-tables.ts'])
  })
})

describe('the tables', () => {
  it('hold constants and no algorithm', () => {
    expect(coreTables).toContain('text/sentence-starters.ts')
    expect(coreTables).not.toContain('playback/cue-table.ts')
    expect(findCode("const a = 1\nexport const rows = ['an => in a text'] // and { } => in a comment")).toBeNull()
    expect(findCode('export const double = (value: number) => value * 2')).not.toBeNull()
    expect(findCode('const rows = 1\nexport function read() {}')).not.toBeNull()
  })

  it('are counted apart from the code: without them a bundle is smaller, and nothing else is', async () => {
    const whole = await bundleCore(importAllOf(coreEntries))
    const code = await bundleCore(importAllOf(coreEntries), { isWithoutTables: true })
    const geometry = await bundleCore("export * from '@lectern/core/geometry'")
    expect(whole.files).toEqual(expect.arrayContaining([...coreTables]))
    expect(code.brotliBytes).toBeLessThan(whole.brotliBytes)
    expect(await bundleCore("export * from '@lectern/core/geometry'", { isWithoutTables: true })).toEqual(geometry)
  })
})
