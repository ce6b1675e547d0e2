import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '..', '..', 'docs', 'screens')
const mostBytes = 150_000

it('keeps every picture of a screen within 150 KB', async () => {
  const pictures = (await readdir(folder)).filter((name) => name.endsWith('.webp'))
  expect(pictures.length).toBeGreaterThan(0)
  const tooLarge: string[] = []
  for (const name of pictures) if ((await stat(join(folder, name))).size > mostBytes) tooLarge.push(name)
  expect(tooLarge).toEqual([])
})
