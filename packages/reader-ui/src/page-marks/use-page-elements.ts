import { useEffect, useState } from 'react'

/** Returns the mounted pages of the book by their ids. @param root the element that holds the pages */
export function usePageElements(root: HTMLElement | null): ReadonlyMap<number, HTMLElement> {
  const [elements, setElements] = useState<ReadonlyMap<number, HTMLElement>>(new Map())
  useEffect(() => {
    if (root === null) return undefined
    const read = () => setElements((before) => keepIfSame(before, findPages(root)))
    read()
    const observer = new MutationObserver(read)
    observer.observe(root, { childList: true, subtree: true, attributeFilter: ['data-page'] })
    return () => observer.disconnect()
  }, [root])
  return elements
}

function findPages(root: HTMLElement): ReadonlyMap<number, HTMLElement> {
  const pages = root.querySelectorAll<HTMLElement>('[data-page]')
  return new Map(Array.from(pages, (page) => [Number(page.dataset['page']), page]))
}

function keepIfSame<Key, Value>(before: ReadonlyMap<Key, Value>, after: ReadonlyMap<Key, Value>) {
  const isSame = before.size === after.size && Array.from(after).every(([key, value]) => before.get(key) === value)
  return isSame ? before : after
}
