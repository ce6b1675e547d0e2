/**
 * Focuses an element as soon as nothing else has the focus, immediately if nothing has it now. A dialog that led to the
 * element keeps the focus until it has faded out. Returns a function that cancels the wait.
 */
export function focusOnceLost(find: () => HTMLElement | null): () => void {
  const settle = () => {
    if (document.activeElement !== null && document.activeElement !== document.body) return
    find()?.focus()
    observer.disconnect()
  }
  const observer = new MutationObserver(settle)
  observer.observe(document.body, { childList: true })
  settle()
  return () => observer.disconnect()
}
