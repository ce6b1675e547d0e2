import type { z } from 'zod'
import { callAndParse } from './call-and-parse'
import type { CallProvider } from './create-caller'
import type { ProviderFailure } from './provider-failure'

const PAGE_TIMEOUT_SECONDS = 10
const PAGE_SIZE = 100
/** Limit for a list that never ends. */
const MAX_PAGES = 100

/**
 * Fetches all pages of a list.
 * @param nextOf returns the token of the next page; null after the last
 */
export async function listPages<Schema extends z.ZodType, Entry>(
  call: CallProvider,
  list: {
    path: string
    /** Query parameter of the page token. */
    pageParameter: string
    schema: Schema
    entriesOf: (page: z.output<Schema>) => readonly Entry[]
    nextOf: (page: z.output<Schema>) => string | null
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
      timeoutSeconds: PAGE_TIMEOUT_SECONDS,
    } as const
    const result = await callAndParse(call, request, list.schema)
    if (result.kind === 'failed') return result
    entries.push(...list.entriesOf(result.value))
    const following = list.nextOf(result.value)
    if (following === null || following === next) break
    next = following
  }
  return { kind: 'listed', entries }
}
