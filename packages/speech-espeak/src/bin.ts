#!/usr/bin/env node
import { serve } from './serve.ts'

// The one who started this process is gone: nobody is left to hear an answer.
process.stdout.on('error', () => process.exit(0))

await serve({
  input: process.stdin,
  output: process.stdout,
  log: (line) => process.stderr.write(`${line}\n`),
})
process.exit(0)
