import { useEffect, useState } from 'react'

/** Pixels around the screen in which pages are ready before they are scrolled to. */
const MARGIN = 800

export interface NearPages {
  /** Variation ids of the pages on the screen or next to it. */
  readonly pages: ReadonlySet<number>
  /** Watches the element of a page. Returns a function that ends it. */
  readonly observe: (article: Element, pageVariationId: number) => () => void
}

/** Tells which pages of a long text are on the screen or next to it. */
export function useNearPages(): NearPages {
  const [pages, setPages] = useState<ReadonlySet<number>>(new Set())
  const [watch] = useState(() => createWatch(setPages))
  useEffect(() => watch.end, [watch])
  return { pages, observe: watch.observe }
}

interface PagesWatch extends Pick<NearPages, 'observe'> {
  readonly end: () => void
}

function createWatch(report: (change: (before: ReadonlySet<number>) => ReadonlySet<number>) => void): PagesWatch {
  const ids = new WeakMap<Element, number>()
  const margin = `${MARGIN}px 0px`
  const options: IntersectionObserverInit & { readonly scrollMargin: string } = {
    rootMargin: margin,
    // The text scrolls within the window. Browsers without it draw a page when it is scrolled to.
    scrollMargin: margin,
  }
  let observer: IntersectionObserver | null = null
  const open = () =>
    new IntersectionObserver((entries) => {
      report((before) => {
        const next = new Set(before)
        for (const { target, isIntersecting } of entries) {
          const id = ids.get(target)
          if (id === undefined) continue
          if (isIntersecting) next.add(id)
          else next.delete(id)
        }
        return next
      })
    }, options)
  return {
    observe(article: Element, pageVariationId: number) {
      ids.set(article, pageVariationId)
      observer ??= open()
      observer.observe(article)
      return () => observer?.unobserve(article)
    },
    end() {
      observer?.disconnect()
      observer = null
    },
  }
}
