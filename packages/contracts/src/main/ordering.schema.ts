import { z } from 'zod'

/** The place that something gets; the server closes gaps, so that places count from 0 afterwards. */
const Place = z.object({
  id: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  order_index: z.number().int().min(-1_000_000).max(1_000_000),
})

export const OrderingList = z.array(Place).min(1).max(10_000).meta({
  id: 'OrderingList',
  description: 'Things of one book, none twice; what is not named keeps its order and gives way',
})

/** "ids": of which things a call is to tell. */
export const IdList = z.object({ ids: z.array(z.number().int().positive()).max(1000) })
