import { assert, asyncProperty, array, boolean, integer, nat, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'
import { sendInBulk } from './send-in-bulk'

const running = new AbortController().signal
const ids = uniqueArray(nat(200), { maxLength: 60 })

test('fails exactly the refused items and sends every other one once', async () => {
  await assert(
    asyncProperty(ids, array(nat(200)), integer({ min: 1, max: 20 }), async (items, refused, size) => {
      const sent: number[] = []
      const progress: number[] = []
      const failures = await sendInBulk(items, {
        size,
        isPassing: () => false,
        onProgress: (done) => progress.push(done),
        signal: running,
        send: async (some) => {
          if (some.some((item) => refused.includes(item))) return 'refused'
          sent.push(...some)
          return undefined
        },
      })
      expect(failures.map(({ item }) => item)).toEqual(items.filter((item) => refused.includes(item)))
      expect(sent).toEqual(items.filter((item) => !refused.includes(item)))
      expect(progress).toEqual(progress.toSorted((a, b) => a - b))
      expect(progress.at(-1) ?? 0).toBe(items.length)
    }),
  )
})

test('sends nothing more after an error of the server or a stop, and fails what is left', async () => {
  await assert(
    asyncProperty(ids, integer({ min: 1, max: 20 }), nat(5), boolean(), async (items, size, callsBefore, isStop) => {
      const stop = new AbortController()
      const sent: number[] = []
      let calls = 0
      const failures = await sendInBulk(items, {
        size,
        isPassing: () => true,
        onProgress: () => undefined,
        signal: stop.signal,
        send: async (some) => {
          if (!isStop && calls === callsBefore) return 'away'
          calls += 1
          sent.push(...some)
          if (isStop && calls === callsBefore) stop.abort()
          return undefined
        },
      })
      expect([...sent, ...failures.map(({ item }) => item)]).toEqual(items)
      if (callsBefore > 0) expect(sent.length).toBeLessThanOrEqual(callsBefore * size)
    }),
  )
})
