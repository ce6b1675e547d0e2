import { mainApi, type Chapter } from '@lectern/api-client/main'
import { isApiFailure, type ApiFailure } from '@lectern/api-client/session'
import { studioMessages } from '@lectern/messages'
import { useToast, useTranslate } from '@lectern/ui'
import { useEffect, useRef, useState } from 'react'
import { placePages } from './place-pages'
import type { WorkPage } from './work-page'

export interface PageOrder {
  /** The pages in the order that is wanted, numbered by their places, before the server has it. */
  readonly pages: readonly WorkPage[]
  readonly order: (pageIds: readonly number[]) => void
}

export interface UsePageOrderOptions {
  readonly chapter: Chapter
  /** Those of the chapter that exist in the language. */
  readonly pages: readonly WorkPage[]
  /** Shows the chapter as it is now; answers what went wrong. */
  readonly onOrdered: () => Promise<ApiFailure | null>
}

interface WantedOrder {
  readonly pageIds: readonly number[]
  /** Once it is saved: the pages in their old order, which it is shown in place of until they come in their new one. */
  readonly over: readonly WorkPage[] | null
}

/** The order of the pages: shown at once, sent one change after the other, and taken back by a toast. */
export function usePageOrder({ chapter, pages, onOrdered }: UsePageOrderOptions): PageOrder {
  const t = useTranslate(studioMessages)
  const toast = useToast()
  const [sendOrder] = mainApi.useUpdatePageOrderMutation()
  const [wanted, setWanted] = useState<WantedOrder | null>(null)
  /** The last order asked for while another one is on its way. */
  const waiting = useRef<readonly number[] | null>(null)
  const sending = useRef(false)
  // What a toast takes back is taken back in the chapter as it is then.
  const latest = useRef({ chapter, pages, onOrdered })
  useEffect(() => {
    latest.current = { chapter, pages, onOrdered }
  })

  const send = async (onSaved: (before: readonly number[]) => void): Promise<void> => {
    sending.current = true
    const { pages: old } = latest.current
    try {
      while (waiting.current !== null) {
        const next = waiting.current
        waiting.current = null
        const all = latest.current.chapter.pages.map((page) => page.pageId)
        await sendOrder({ orderingList: placePages(all, next) }).unwrap()
      }
      const failure = await latest.current.onOrdered()
      if (failure === null) {
        onSaved(old.map((page) => page.pageId))
        // Their new order is on its way to the screen.
        if (waiting.current === null) setWanted((now) => now && { ...now, over: old })
      } else toast({ tone: 'critical', message: t('pagesReloadFailed', { reason: failure.msg }) })
    } catch (error) {
      if (!isApiFailure(error)) throw error
      waiting.current = null
      setWanted(null)
      toast({ tone: 'critical', message: t('pagesOrderFailed', { reason: error.msg }) })
    } finally {
      sending.current = false
    }
    // What came in while the chapter was read is still to be sent.
    if (waiting.current !== null) await send(onSaved)
  }
  const ask = (pageIds: readonly number[], onSaved: (before: readonly number[]) => void) => {
    waiting.current = pageIds
    setWanted({ pageIds, over: null })
    if (!sending.current) void send(onSaved)
  }
  const takeBack = (pageIds: readonly number[]) =>
    ask(pageIds, () => toast({ tone: 'success', message: t('pagesOrderTakenBack') }))
  const order = (pageIds: readonly number[]) =>
    ask(pageIds, (before) =>
      toast({
        tone: 'success',
        message: t('pagesOrdered'),
        action: { label: t('undo'), onPress: () => takeBack(before) },
      }),
    )

  return {
    pages: wanted === null || (wanted.over !== null && wanted.over !== pages) ? pages : inOrder(pages, wanted.pageIds),
    order,
  }
}

/** Pages in the order of `ids`; what is not named there stands at the end. */
function inOrder(pages: readonly WorkPage[], ids: readonly number[]): readonly WorkPage[] {
  const placeOf = (page: WorkPage) => {
    const place = ids.indexOf(page.pageId)
    return place === -1 ? ids.length : place
  }
  return pages
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((page, place) => ({ ...page, pageNumber: pages[place]?.pageNumber ?? page.pageNumber }))
}
