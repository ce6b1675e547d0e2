#!/usr/bin/env node
import { finished } from 'node:stream/promises'
import { createPipeOutput } from './create-pipe-output.ts'
import { serve } from './serve.ts'

/** Half a minute of sound may wait to be read while the next text is spoken. */
const HELD_BYTES = 1_500_000
const STDOUT = 1

const output = createPipeOutput(STDOUT, HELD_BYTES)
output.on('error', (error: NodeJS.ErrnoException) => {
  // The parent process has ended: there is no reader left.
  if (error.code === 'EPIPE') process.exit(0)
  process.stderr.write(`The response could not be written: ${error.message}\n`)
  process.exit(1)
})

await serve({
  input: process.stdin,
  output,
  log: (line) => process.stderr.write(`${line}\n`),
})
output.end()
await finished(output)
process.exit(0)
