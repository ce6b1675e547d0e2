import { execFileSync } from 'node:child_process'
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createPipeOutput } from './create-pipe-output.ts'

const BYTES = 1_000_000

function readWhatIsThere(fd: number): Buffer {
  const room = Buffer.alloc(BYTES)
  try {
    return room.subarray(0, readSync(fd, room))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EAGAIN') return room.subarray(0, 0)
    throw error
  }
}

// Windows has no pipes that do not block.
test.runIf(process.platform !== 'win32')('a slow reader of a non-blocking pipe gets every byte in order', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-pipe-'))
  const path = join(folder, 'pipe')
  execFileSync('mkfifo', [path])
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
  const writer = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK)
  const sent = Buffer.from(Array.from({ length: BYTES }, (_, index) => index % 251))
  const output = createPipeOutput(writer, BYTES * 2)
  output.cork()
  output.write(sent.subarray(0, 100))
  output.write(sent.subarray(100))
  output.uncork()
  output.end()
  const written = finished(output)
  const parts: Buffer[] = []
  for (let received = 0; received < BYTES; received += parts.at(-1)?.length ?? 0) {
    // A file stream tries again immediately, five times.
    await setTimeout(20)
    parts.push(readWhatIsThere(reader))
  }
  await written
  expect(Buffer.concat(parts).equals(sent)).toBe(true)
  closeSync(writer)
  closeSync(reader)
  rmSync(folder, { recursive: true })
})
