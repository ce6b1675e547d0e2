import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeNewFile } from './write-new-file'

let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'lectern-files-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function* chunks(...parts: readonly (string | Error)[]) {
  for (const part of parts) {
    if (part instanceof Error) throw part
    yield Buffer.from(await Promise.resolve(part))
  }
}

test('a file holds all chunks', async () => {
  await writeNewFile(join(folder, 'whole'), chunks('one ', 'two'))
  expect(readFileSync(join(folder, 'whole'), 'utf8')).toBe('one two')
})

test('an aborted write leaves no file, however early it ends', async () => {
  for (const parts of [[], ['one'], ['one', 'two']]) {
    const writing = Array.from({ length: 50 }, (_, at) =>
      writeNewFile(join(folder, `broken${at}`), chunks(...parts, new Error('the line went dead'))),
    )
    for (const outcome of await Promise.allSettled(writing)) expect(outcome.status).toBe('rejected')
    expect(readdirSync(folder)).toEqual([])
  }
})

test('an existing file is not overwritten', async () => {
  await writeNewFile(join(folder, 'first'), chunks('first'))
  await expect(writeNewFile(join(folder, 'first'), chunks('second'))).rejects.toThrow('EEXIST')
  expect(readFileSync(join(folder, 'first'), 'utf8')).toBe('first')
})
