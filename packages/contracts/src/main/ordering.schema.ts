import { z } from 'zod'

/**
 * Requests an index for a chapter or page, from 0. The indexes of the entries of one parent must differ; negative and taken
 * ones move to the next free index, those beyond the end to the end.
 */
const OrderEntry = z.object({
  id: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  order_index: z.number().int().min(-1_000_000).max(1_000_000),
})

export const OrderingList = z.array(OrderEntry).min(1).max(10_000).meta({
  id: 'OrderingList',
  description:
    'The new order of entries of one book. Each id at most once. Listed entries get their indexes; the others keep their order around them',
})

/** Request body with the ids of the books to return. */
export const IdList = z.object({ ids: z.array(z.number().int().positive()).max(1000) })
