import { type ChildProcess, fork, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { explainHolder } from './data-folder-lock'

const fixture = join(import.meta.dirname, 'guarded-process.fixture.ts')
const nodeOptions = ['--conditions=@lectern/source', '--import', 'tsx']
let dataFolder = ''
const running = new Set<ChildProcess>()

beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'lectern-process-test-'))
})
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
  rmSync(dataFolder, { recursive: true, force: true })
})

function follow(child: ChildProcess) {
  running.add(child)
  const lines: string[] = []
  child.stdout?.on('data', (part: Buffer) => lines.push(...part.toString().trimEnd().split('\n')))
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? signal)),
  )
  const waitForOutput = async (text: string) => {
    const end = performance.now() + 10_000
    while (!lines.some((line) => line.includes(text))) {
      if (performance.now() > end) throw new Error(`never printed "${text}": ${lines.join(' | ')}`)
      await delay(10)
    }
  }
  return { child, lines, ended, waitForOutput }
}

const byHand = (...args: string[]) =>
  follow(
    spawn(process.execPath, [...nodeOptions, fixture, dataFolder, ...args], {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  )

const byLauncher = () =>
  follow(
    fork(fixture, [dataFolder], {
      cwd: import.meta.dirname,
      execArgv: nodeOptions,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    }),
  )

describe('a server process', () => {
  test("is refused a locked data folder and shown the holder's process and address", async () => {
    const first = byHand()
    await first.waitForOutput('ready')
    const second = byHand()
    expect(await second.ended).toBe(1)
    await second.waitForOutput('Lectern already runs')
    expect(second.lines.join()).toContain(`process ${first.child.pid}, at http://127.0.0.1:4000`)
    expect(second.lines.join()).toContain(dataFolder)
  })

  test('takes over the data folder of a killed server', async () => {
    const first = byHand()
    await first.waitForOutput('ready')
    first.child.kill('SIGKILL')
    await first.ended
    expect(existsSync(join(dataFolder, 'server.lock'))).toBe(true)
    const second = byHand()
    await second.waitForOutput('ready')
    second.child.kill('SIGTERM')
    expect(await second.ended).toBe(0)
    expect(existsSync(join(dataFolder, 'server.lock'))).toBe(false)
  })

  test.skipIf(process.platform === 'win32')('ends in order on each termination signal', async () => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      const server = byHand()
      await server.waitForOutput('ready')
      server.child.kill(signal)
      expect(await server.ended).toBe(0)
      await server.waitForOutput(`closed ${signal}`)
    }
  })

  test.skipIf(process.platform === 'win32')('ends immediately on a second signal', async () => {
    const server = byHand('2500')
    await server.waitForOutput('ready')
    server.child.kill('SIGTERM')
    await delay(700)
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(130)
    expect(server.lines.join()).not.toContain('closed')
  })

  test('ends in order when its launcher disconnects', async () => {
    const server = byLauncher()
    await server.waitForOutput('ready')
    server.child.disconnect()
    expect(await server.ended).toBe(0)
    await server.waitForOutput('closed launcher-gone')
  })

  test('ends when its launcher is killed', async () => {
    const script = `
      const { fork } = require('node:child_process')
      const child = fork(${JSON.stringify(fixture)}, [${JSON.stringify(dataFolder)}], {
        execArgv: ${JSON.stringify(nodeOptions)}, stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      })
    `
    const launcher = follow(
      spawn(process.execPath, ['-e', script], { cwd: import.meta.dirname, stdio: ['ignore', 'pipe', 'inherit'] }),
    )
    await launcher.waitForOutput('ready')
    launcher.child.kill('SIGKILL')
    expect(await launcher.ended).toBe('SIGKILL')
    await launcher.waitForOutput('closed launcher-gone')
  })
})

test('a refusal names the process and address if they are known', () => {
  expect(explainHolder('/books', { pid: 42, note: 'http://127.0.0.1:4000' })).toBe(
    'Lectern already runs on /books: process 42, at http://127.0.0.1:4000. Use that one, end it, or start this one with another data folder (LECTERN_DATA).',
  )
  expect(explainHolder('/books', { pid: 42, note: '' })).toContain('process 42, still starting')
  expect(explainHolder('/books', { pid: 42, note: 'making a book' })).toContain('process 42, making a book.')
  expect(explainHolder('/books', null)).toContain('Try again in a moment')
})
