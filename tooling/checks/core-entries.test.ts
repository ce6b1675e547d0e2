import { describe, expect, it } from 'vitest'
import { bundleCore, coreEntries, coreTables, findCode, importAllOf } from './bundle-core.ts'

// Folders that an entry may bundle besides its own, the checked accessors and the table of product constants.
const mayHold: Readonly<Record<(typeof coreEntries)[number], readonly string[]>> = {
  // Page numbers are not read aloud, and words at line ends need their lines.
  text: ['languages/', 'text-lines/'],
  'page-layout': ['languages/', 'text-lines/', 'text/'],
  sync: ['languages/', 'text-lines/', 'text/'],
  playback: [],
  editing: [],
  geometry: [],
  book: ['languages/'],
  audio: [],
  music: [],
  // It joins the steps of the others into one.
  pipeline: ['languages/', 'text-lines/', 'text/', 'page-layout/', 'sync/', 'staleness/'],
  // Words that a hyphen splits are found whole.
  search: ['text/'],
  staleness: ['languages/', 'text-lines/', 'text/', 'book/'],
  'book-parts': [],
  // Words are compared as those of the narration are.
  glossary: ['languages/', 'text/'],
  'page-photographs': ['geometry/'],
}

function findNeedless(entry: (typeof coreEntries)[number], files: readonly string[]): string[] {
  const allowed = [`${entry}/`, 'arrays/', 'book/constant-table.ts', ...mayHold[entry]]
  return files.filter((file) => !allowed.some((start) => file.startsWith(start)))
}

describe('an entry of core', () => {
  it.each(coreEntries)('bundles only the folders that it needs: %s', async (entry) => {
    const { files } = await bundleCore(importAllOf([entry]))
    expect(files.filter((file) => file.startsWith(`${entry}/`))).not.toEqual([])
    expect(findNeedless(entry, files)).toEqual([])
  })

  it('fails when it bundles another folder', async () => {
    const { files } = await bundleCore(
      "export * from '@lectern/core/playback'\nexport { groupLines } from '@lectern/core/page-layout'",
    )
    expect(findNeedless('playback', files)).toContain('text-lines/group-lines.ts')
  })

  it.each(coreEntries)('is allowed no folder that it does not bundle: %s', async (entry) => {
    const { files } = await bundleCore(importAllOf([entry]))
    expect(mayHold[entry].filter((start) => !files.some((file) => file.startsWith(start)))).toEqual([])
  })
})

describe('one function of core', () => {
  it('is bundled without the word lists that it does not read', async () => {
    const { files } = await bundleCore("export { normalizeWord, needsSpaceAfter } from '@lectern/core/text'")
    expect(files).toContain('text/normalization/normalize-word.ts')
    expect(files.filter((file) => coreTables.includes(file))).toEqual(['text/normalization/letter-tables.ts'])
  })
})

describe('the tables', () => {
  it('contain constants and no algorithm', () => {
    expect(coreTables).toContain('text/sentences/word-lists/sentence-starters.ts')
    expect(coreTables).not.toContain('playback/cue-table.ts')
    expect(findCode("const a = 1\nexport const rows = ['an => in a text'] // and { } => in a comment")).toBeNull()
    expect(findCode('export const double = (value: number) => value * 2')).not.toBeNull()
    expect(findCode('const rows = 1\nexport function read() {}')).not.toBeNull()
  })

  it('make a bundle larger and change nothing else', async () => {
    const whole = await bundleCore(importAllOf(coreEntries))
    const code = await bundleCore(importAllOf(coreEntries), { isWithoutTables: true })
    const geometry = await bundleCore("export * from '@lectern/core/geometry'")
    expect(whole.files).toEqual(expect.arrayContaining([...coreTables]))
    expect(code.brotliBytes).toBeLessThan(whole.brotliBytes)
    expect(await bundleCore("export * from '@lectern/core/geometry'", { isWithoutTables: true })).toEqual(geometry)
  })
})
