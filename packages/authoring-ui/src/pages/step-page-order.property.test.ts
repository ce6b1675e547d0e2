import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openTestDesk } from '../desk/open-test-desk.fixture'
import { pagesInOrder } from './step-page-order'

const orders = fc.array(
  fc.record({ pageIds: fc.shuffledSubarray([1, 2, 3], { minLength: 3 }), settles: fc.boolean() }),
  {
    minLength: 1,
    maxLength: 8,
  },
)

it('writes one order at a time, ends with the last one requested and always shows that one', async () => {
  await fc.assert(
    fc.asyncProperty(orders, async (requests) => {
      const { desk, server, settle } = await openTestDesk(['a', 'b', 'c'])
      const written: number[][] = []
      let running = 0
      server.calls.writePageOrder = async (indexes) => {
        running += 1
        expect(running).toBe(1)
        await Promise.resolve()
        running -= 1
        written.push(indexes.toSorted((a, b) => a.order_index - b.order_index).map(({ id }) => id))
      }
      for (const { pageIds, settles } of requests) {
        desk.send({ kind: 'page-order', event: { kind: 'pages-ordered', pageIds, isUndo: false } })
        const { pageOrder, chapter } = desk.getState()
        expect(pagesInOrder(pageOrder, chapter.pages).map((page) => page.pageId)).toEqual(pageIds)
        if (settles) await settle()
      }
      await settle()
      expect(written.at(-1)).toEqual(requests.at(-1)?.pageIds)
    }),
    { numRuns: 50 },
  )
})
