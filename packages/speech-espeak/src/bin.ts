#!/usr/bin/env node
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { serve } from './serve.ts'

/** Sound that may wait to be read while the next text is spoken: half a minute. */
const HELD_BYTES = 1_500_000

// Written by a thread of its own: a pipe as process.stdout would hold up the next text until this one has been read.
const output = createWriteStream('', { fd: 1, autoClose: false, highWaterMark: HELD_BYTES })
// The one who started this process is gone: nobody is left to hear an answer.
output.on('error', () => process.exit(0))

await serve({
  input: process.stdin,
  output,
  log: (line) => process.stderr.write(`${line}\n`),
})
output.end()
await finished(output)
process.exit(0)
