import type { KeyboardEvent } from 'react'

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), audio[controls], video[controls], [tabindex="0"]'

/**
 * Lets the Tab key leave a panel at the end of the document as if it followed its opener: forwards to what comes after the
 * opener, backwards to the opener.
 */
export function leaveByTab(event: KeyboardEvent<HTMLElement>, opener: HTMLElement | null): void {
  if (event.key !== 'Tab' || opener === null || !(event.target instanceof Element)) return
  const stops = [...event.currentTarget.querySelectorAll(focusable)]
  const isFirst = event.target === stops[0] || event.target === event.currentTarget
  const isLast = event.target === stops.at(-1)
  if (event.shiftKey && isFirst) {
    event.preventDefault()
    opener.focus()
  } else if (!event.shiftKey && isLast) {
    // The browser goes on from here.
    opener.focus()
  }
}
