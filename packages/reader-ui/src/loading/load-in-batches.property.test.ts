import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadInBatches } from './load-in-batches'

describe('loadInBatches', () => {
  test('loads every entry once, in batches of at most 10, and keeps failures apart [LOAD-015]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.boolean(), { maxLength: 45, size: 'max' }),
        fc.scheduler(),
        async (fails, scheduler) => {
          let running = 0
          let most = 0
          const started: number[] = []
          const loading = loadInBatches(Array.from(fails.keys()), async (index) => {
            started.push(index)
            running++
            most = Math.max(most, running)
            await scheduler.schedule(Promise.resolve())
            running--
            if (fails[index]) throw new Error(`no ${index}`)
            return index * 2
          })
          const results = await scheduler.waitFor(loading)
          expect(started.toSorted((a, b) => a - b)).toEqual([...fails.keys()])
          expect(most).toBe(Math.min(10, fails.length))
          expect(results.map((result) => [result.of, result.kind === 'ok' ? result.value : null])).toEqual(
            fails.map((isFailed, index) => [index, isFailed ? null : index * 2]),
          )
        },
      ),
    )
  })

  test('omits no entry, whatever the batch size', async () => {
    for (const [size, most] of [
      [NaN, 10],
      [0, 1],
      [-1, 1],
      [2.9, 2],
      [Infinity, 25],
    ] as const) {
      const batches: number[] = []
      const all = Array.from({ length: 25 }, (_, index) => index)
      const results = await loadInBatches(all, async (index) => index, {
        size,
        onBatch: (batch) => batches.push(batch.length),
      })
      expect(results.map((result) => result.of)).toEqual(all)
      expect(Math.max(...batches)).toBe(most)
    }
  })
})
