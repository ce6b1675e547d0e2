import { globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const folder = join(root, 'docs', 'screens')
const MAX_PICTURES = 30
const MAX_BYTES = 150_000

const pictures = readdirSync(folder).filter((name) => name.endsWith('.webp'))

it('docs/screens keeps at most 30 pictures of at most 150 KB each', () => {
  expect(pictures.length).toBeGreaterThan(0)
  expect(pictures.length).toBeLessThanOrEqual(MAX_PICTURES)
  expect(pictures.filter((name) => statSync(join(folder, name)).size > MAX_BYTES)).toEqual([])
})

it('README and docs show every picture of docs/screens and no missing one', () => {
  const pages = ['README.md', ...globSync('docs/**/*.md', { cwd: root })]
  const shown = pages.flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(/!\[[^\]]*\]\(([^)]+\.webp)\)/g)].map(([, path = '']) =>
      basename(path),
    ),
  )
  expect([...new Set(shown)].toSorted()).toEqual(pictures.toSorted())
})
