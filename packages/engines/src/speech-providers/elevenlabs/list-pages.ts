import type { z } from 'zod'
import { ask } from './ask'
import type { CallProvider } from './create-caller'
import type { ProviderFailure } from './provider-failure'

const PAGE_LIMIT_SECONDS = 10
const PAGE_SIZE = 100
/** A provider whose next page never ends is asked no further. */
const MOST_PAGES = 100

/**
 * Everything of a list that comes in pages.
 * @param nextOf what the page after this one is asked for by, null after the last
 */
export async function listPages<Shape extends z.ZodType, Entry>(
  call: CallProvider,
  list: {
    path: string
    /** The parameter that names the page. */
    pageParameter: string
    shape: Shape
    entriesOf: (page: z.output<Shape>) => readonly Entry[]
    nextOf: (page: z.output<Shape>) => string | null
  },
): Promise<{ kind: 'listed'; entries: Entry[] } | ProviderFailure> {
  const entries: Entry[] = []
  let next: string | null = null
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const parameters = new URLSearchParams({ page_size: String(PAGE_SIZE) })
    if (next !== null) parameters.set(list.pageParameter, next)
    const request = {
      method: 'GET',
      path: `${list.path}?${parameters.toString()}`,
      limitSeconds: PAGE_LIMIT_SECONDS,
    } as const
    const answered = await ask(call, request, list.shape)
    if (answered.kind === 'failed') return answered
    entries.push(...list.entriesOf(answered.answer))
    const following = list.nextOf(answered.answer)
    if (following === null || following === next) break
    next = following
  }
  return { kind: 'listed', entries }
}
