#!/usr/bin/env node
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { serve } from './serve.ts'

/** Half a minute of sound may wait to be read while the next text is spoken. */
const HELD_BYTES = 1_500_000

// A file stream writes in a thread of its own; process.stdout as a pipe would block the next text until this one is read.
const output = createWriteStream('', { fd: 1, autoClose: false, highWaterMark: HELD_BYTES })
// The parent process has ended: there is no reader left.
output.on('error', () => process.exit(0))

await serve({
  input: process.stdin,
  output,
  log: (line) => process.stderr.write(`${line}\n`),
})
output.end()
await finished(output)
process.exit(0)
