import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkOutputFile } from './check-output-file'

const report = { what: 'The report', option: '--json', example: 'report.json' }

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'check-report-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('accepts a new file and an existing one', async () => {
  expect(await checkOutputFile(join(folder, 'new.json'), report)).toBeNull()
  await writeFile(join(folder, 'old.json'), '{}')
  expect(await checkOutputFile(join(folder, 'old.json'), report)).toBeNull()
})

test("names a missing folder, and a folder in the file's place", async () => {
  expect(await checkOutputFile(join(folder, 'gone', 'report.json'), report)).toContain(
    `there is no folder "${folder}/gone"`,
  )
  expect(await checkOutputFile(folder, report)).toContain(`"${folder}" is a folder`)
})
