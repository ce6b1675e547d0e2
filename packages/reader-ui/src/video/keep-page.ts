import { describeKeyPress } from '../shortcuts/describe-key-press'
import { readShortcut } from '../shortcuts/read-shortcut'

/** Keeps keys from turning the page, before the reader handles them. Returns a function that ends that. */
export function keepPage(): () => void {
  const drop = (event: KeyboardEvent) => {
    const command = readShortcut(describeKeyPress(event), { direction: 'ltr', letters: null })
    if (command === 'previous-page' || command === 'next-page') event.preventDefault()
  }
  document.addEventListener('keydown', drop, true)
  return () => document.removeEventListener('keydown', drop, true)
}
