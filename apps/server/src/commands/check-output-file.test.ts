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

test('a report may be a new file or one that is there', async () => {
  expect(await checkOutputFile(join(folder, 'new.json'), report)).toBeNull()
  await writeFile(join(folder, 'old.json'), '{}')
  expect(await checkOutputFile(join(folder, 'old.json'), report)).toBeNull()
})

test('a folder that is missing, and one in the place of the file, are named before the work', async () => {
  expect(await checkOutputFile(join(folder, 'gone', 'report.json'), report)).toContain(
    `there is no folder "${folder}/gone"`,
  )
  expect(await checkOutputFile(folder, report)).toContain(`"${folder}" is a folder`)
})
