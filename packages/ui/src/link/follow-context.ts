import { createContext, use, type MouseEvent, type MouseEventHandler } from 'react'

/** Takes the reader to an address of this application, without loading the page anew. */
export type Follow = (href: string) => void

/** Without a provider, links are followed by the browser. */
export const FollowContext = createContext<Follow | null>(null)

function isPlainPress(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget
  return (
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    (target === '' || target === '_self') &&
    !event.currentTarget.hasAttribute('download')
  )
}

/** The click handler of a link: hands presses on addresses of this origin to the application's router. */
export function useFollow(
  href: string,
  onClick: MouseEventHandler<HTMLAnchorElement> | undefined,
): MouseEventHandler<HTMLAnchorElement> {
  const follow = use(FollowContext)
  return (event) => {
    onClick?.(event)
    if (follow === null || event.defaultPrevented || !isPlainPress(event)) return
    if (event.currentTarget.origin !== window.location.origin) return
    event.preventDefault()
    follow(href)
  }
}
