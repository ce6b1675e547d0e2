import type { ReturnTo } from '../book-header'

/**
 * Returns a site to return to, for a link.
 *
 * @param onReturn asks the host page to navigate to the address; returns true if it will
 */
export function toReturnTo(href: string, onReturn: ((href: string) => boolean) | undefined): ReturnTo {
  return {
    site: new URL(href).hostname,
    link: {
      href,
      // Leaves the frame, if there is one.
      target: '_top',
      onClick(event) {
        if (onReturn?.(href) === true) event.preventDefault()
      },
    },
  }
}
