import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'
import { expect, it } from 'vitest'
import { viewNames } from './views.ts'

const root = join(import.meta.dirname, '..', '..', '..')

/** The pictures that a file of stories has to have, by Storybook's own reading of it: no build is needed for that. */
function listPictures(file: string): string[] {
  const makeTitle = (title?: string) => title ?? file
  const { indexInputs } = loadCsf(readFileSync(join(root, file), 'utf8'), { fileName: file, makeTitle }).parse()
  return indexInputs.flatMap(({ type, __id: id, tags = [] }) =>
    type !== 'story' || tags.includes('no-picture') ? [] : viewNames.map((view) => `${id ?? file}.${view}`),
  )
}

it('every story has its accepted pictures, and every accepted picture its story', () => {
  const expected = new Set(globSync('packages/*/src/**/*.stories.tsx', { cwd: root }).flatMap(listPictures))
  expect(expected.size).toBeGreaterThan(1000)
  const accepted = new Set(
    readdirSync(join(import.meta.dirname, '..', 'baselines'))
      .filter((name) => name.endsWith('.webp'))
      .map((name) => name.slice(0, -'.webp'.length)),
  )
  const accept = 'pnpm --filter @lectern/visual update <part of its id>'
  const missing = [...expected].filter((picture) => !accepted.has(picture))
  const left = [...accepted].filter((picture) => !expected.has(picture))
  expect({ missing, accept }).toEqual({ missing: [], accept })
  expect(left).toEqual([])
})
