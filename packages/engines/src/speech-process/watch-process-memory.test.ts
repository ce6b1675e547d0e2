import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { watchProcessMemory } from './watch-process-memory'

const isLinux = process.platform === 'linux'

test.runIf(isLinux)('reports a process above its limit at every check until the watch ends', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000); console.log("ready")'])
  try {
    await once(child.stdout, 'data')
    const reports: number[] = []
    const endWatch = watchProcessMemory(child.pid!, 1, (megabytes) => reports.push(megabytes))
    await expect.poll(() => reports.length).toBeGreaterThan(1)
    endWatch()
    const count = reports.length
    await delay(600)
    expect(reports).toHaveLength(count)
    expect(reports.every((megabytes) => megabytes > 1)).toBe(true)
  } finally {
    child.kill('SIGKILL')
  }
})

test('reports nothing about a process that has ended', async () => {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  const reports: number[] = []
  const endWatch = watchProcessMemory(child.pid!, 0, (megabytes) => reports.push(megabytes))
  await delay(600)
  endWatch()
  expect(reports).toEqual([])
})
