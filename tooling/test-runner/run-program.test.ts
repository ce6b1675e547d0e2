import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { runProgram } from './run-program.ts'

const run = (code: string, limitMinutes = 1) =>
  runProgram([process.execPath, '--eval', code], {
    cwd: pathToFileURL(`${import.meta.dirname}/`),
    env: process.env,
    limitMinutes,
  })

it('returns stdout, stderr and the exit code', async () => {
  const { exitCode, output } = await run("console.log('a'); console.error('b'); process.exitCode = 3")
  expect(exitCode).toBe(3)
  expect(output.split('\n').toSorted().join('')).toBe('ab')
})

it('returns all of a long output', async () => {
  const { output } = await run("console.log('x'.repeat(1_000_000))")
  expect(output).toHaveLength(1_000_001)
})

it('reports a program that cannot be started', async () => {
  const outcome = await runProgram(['no-such-program'], {
    cwd: pathToFileURL(`${import.meta.dirname}/`),
    env: process.env,
    limitMinutes: 1,
  })
  expect(outcome.exitCode).not.toBe(0)
  expect(outcome.output).toContain('no-such-program')
})

it('kills a program that exceeds its time limit, with its children', async () => {
  // A connection closes with the process that holds it; a process id says nothing until somebody collects the dead.
  const server = createServer()
  const connected = once(server, 'connection')
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const child = `require('node:net').connect(${port}, '127.0.0.1')`
  const hanging = `require('node:child_process').spawn(process.execPath, ['--eval', ${JSON.stringify(child)}]); setInterval(() => {}, 1000)`
  const running = run(hanging, 0.05)
  const [socket]: Socket[] = await connected
  const closed = once(socket!.on('error', () => {}).resume(), 'close')
  const { exitCode, output } = await running
  expect(exitCode).not.toBe(0)
  expect(output).toContain('ended after 0.05 minutes')
  await closed
  server.close()
})
