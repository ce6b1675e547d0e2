import { createContext, use, type MouseEvent, type MouseEventHandler } from 'react'

/** Navigates to an address of this application without reloading the page. */
export type Follow = (href: string) => void

/** Without a provider, the browser follows links. */
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

/** Returns the click handler of a link: it hands presses on addresses of this origin to the application's router. */
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
