import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const document = readFileSync(`${root}docs/security.md`, 'utf8')
/** Files that the document names; those without a folder of the repository are in the backend. */
const named = Array.from(document.matchAll(/`([\w./-]+\.ts)`/g), ([, path = '']) => path)
const placeOf = (path: string) => (/^(?:apps|packages|tooling)\//.test(path) ? path : `packages/backend/src/${path}`)

test('every test that the security document names exists', () => {
  expect(named.length).toBeGreaterThan(50)
  const gone = named.filter((path) => !existsSync(root + placeOf(path)))
  expect([...new Set(gone)]).toEqual([])
})

test('every threat has a row with a test, every chapter of ASVS 5.0 has a row', () => {
  for (let number = 1; number <= 21; number++) {
    const row = document.split('\n').find((line) => new RegExp(String.raw`^\| S${number} +\|`).test(line)) ?? ''
    expect([number, /`[\w./-]+\.test\.ts`/.test(row)]).toEqual([number, true])
  }
  for (let chapter = 1; chapter <= 17; chapter++) {
    expect([chapter, new RegExp(String.raw`^\| V${chapter} `, 'm').test(document)]).toEqual([chapter, true])
  }
})
