/** Keeps a dialog or drawer open when a toast over it is pressed: for Radix, that press is outside the dialog. */
export function ignoreToastPress(event: { readonly target: EventTarget | null; preventDefault: () => void }): void {
  if (event.target instanceof Element && event.target.closest('[data-toast]') !== null) event.preventDefault()
}
