import { z } from 'zod'

/** New index of an entry; the server closes gaps, so that indexes count from 0. */
const Place = z.object({
  id: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  order_index: z.number().int().min(-1_000_000).max(1_000_000),
})

export const OrderingList = z.array(Place).min(1).max(10_000).meta({
  id: 'OrderingList',
  description: 'Entries of one book, each once; entries that are not listed keep their order after them',
})

/** "ids": the entries that a call returns. */
export const IdList = z.object({ ids: z.array(z.number().int().positive()).max(1000) })
