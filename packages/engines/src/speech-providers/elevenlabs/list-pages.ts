import type { z } from 'zod'
import { callAndParse } from './call-and-parse'
import type { CallProvider } from './create-caller'
import type { ProviderFailure } from './provider-failure'

const PAGE_LIMIT_SECONDS = 10
const PAGE_SIZE = 100
/** Limit for a list that never ends. */
const MAX_PAGES = 100

/**
 * Fetches all pages of a list.
 * @param nextOf returns the token of the next page; null after the last
 */
export async function listPages<Shape extends z.ZodType, Entry>(
  call: CallProvider,
  list: {
    path: string
    /** Query parameter of the page token. */
    pageParameter: string
    shape: Shape
    entriesOf: (page: z.output<Shape>) => readonly Entry[]
    nextOf: (page: z.output<Shape>) => string | null
  },
): Promise<{ kind: 'listed'; entries: Entry[] } | ProviderFailure> {
  const entries: Entry[] = []
  let next: string | null = null
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const parameters = new URLSearchParams({ page_size: String(PAGE_SIZE) })
    if (next !== null) parameters.set(list.pageParameter, next)
    const request = {
      method: 'GET',
      path: `${list.path}?${parameters.toString()}`,
      limitSeconds: PAGE_LIMIT_SECONDS,
    } as const
    const answered = await callAndParse(call, request, list.shape)
    if (answered.kind === 'failed') return answered
    entries.push(...list.entriesOf(answered.answer))
    const following = list.nextOf(answered.answer)
    if (following === null || following === next) break
    next = following
  }
  return { kind: 'listed', entries }
}
