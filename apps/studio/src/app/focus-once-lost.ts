/**
 * Gives the focus to an element as soon as nothing has it; at once when that is so already. A dialog that led to it has
 * the focus until it has faded away. Answers what ends the wait.
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
