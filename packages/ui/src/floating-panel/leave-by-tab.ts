import type { KeyboardEvent } from 'react'

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), audio[controls], video[controls], [tabindex="0"]'

/**
 * Lets the Tab key leave a panel at the end of the document as if it followed its opener: forwards to what comes after the
 * opener, backwards to the opener. Without an opener it goes on in the document, where the dialog's library would go round.
 */
export function leaveByTab(event: KeyboardEvent<HTMLElement>, opener: HTMLElement | null): void {
  if (event.key !== 'Tab' || !(event.target instanceof HTMLElement)) return
  const stops = [...event.currentTarget.querySelectorAll(focusable)]
  const isFirst = event.target === stops[0] || event.target === event.currentTarget
  const isLast = event.target === stops.at(-1)
  if (!(event.shiftKey ? isFirst : isLast)) return
  if (opener === null) {
    // The library keeps the focus only while it is inside; the browser goes on from the element that had it.
    event.target.blur()
    return
  }
  if (event.shiftKey) event.preventDefault()
  // Forwards, the browser goes on from here.
  opener.focus()
}
