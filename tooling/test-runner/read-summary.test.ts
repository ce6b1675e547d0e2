import { expect, it } from 'vitest'
import { findSummaryPath, measureSeconds, readSummary } from './read-summary.ts'

const task = (name: string, status: string, execution: object | null) => ({
  taskId: `@lectern/core#${name}`,
  task: name,
  directory: 'packages/core',
  cache: { status },
  execution,
})

it('readSummary distinguishes tasks that ran, came from the cache, or did not run', () => {
  const tasks = readSummary({
    tasks: [
      task('build', 'MISS', { startTime: 1000, endTime: 3000, exitCode: 1 }),
      task('lint', 'HIT', { startTime: 1000, endTime: 1010, exitCode: 0 }),
      task('test', 'MISS', null),
    ],
  })
  expect(tasks.map(({ id, isCached, exitCode }) => [id, isCached, exitCode])).toEqual([
    ['@lectern/core#build', false, 1],
    ['@lectern/core#lint', true, 0],
    ['@lectern/core#test', false, null],
  ])
})

it('findSummaryPath reads the path from the end of the output', () => {
  expect(findSummaryPath('Time: 8.8s\nSummary:    /a b/.turbo/runs/3M.json\n\n')).toBe('/a b/.turbo/runs/3M.json')
  expect(findSummaryPath('turbo: command not found')).toBeNull()
})

it('measureSeconds divides the time of tasks that run simultaneously among them', () => {
  const ran = (name: string, startTime: number, endTime: number) =>
    task(name, 'MISS', { startTime, endTime, exitCode: 0 })
  const run = readSummary({
    tasks: [ran('x', 5000, 6000), ran('x', 1000, 3000), ran('y', 2000, 4000), task('z', 'MISS', null)],
  })
  const secondsOf = (name: string) =>
    measureSeconds(
      run.filter((outcome) => outcome.task === name),
      run,
    )
  expect(['x', 'y', 'z'].map(secondsOf)).toEqual([2.5, 1.5, 0])
})
