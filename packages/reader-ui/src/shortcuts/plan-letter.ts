import type { Preferences } from '../store/preferences'
import { findKey } from './command-keys'
import { readerCommands, type LetterCommand, type ReaderCommand } from './reader-command'

/** The commands whose letters readers may change. */
export const letterCommands: readonly LetterCommand[] = [
  'toggle-sidebar',
  'open-repeat',
  'replay-sentence',
  'next-sentence',
  'toggle-image',
  'toggle-video',
]

export type LetterPlan =
  | { readonly kind: 'free'; readonly letters: Preferences['letters'] }
  | { readonly kind: 'taken'; readonly by: ReaderCommand }
  | { readonly kind: 'not-a-letter' }

/**
 * Returns the letters after a command has been given another one, or the reason why it cannot have it. An empty text turns
 * its letter off.
 *
 * @example
 * planLetter({ command: 'toggle-sidebar', text: 'k', letters: {} }) // => { kind: 'free', letters: { 'toggle-sidebar': 'K' } }
 * planLetter({ command: 'toggle-sidebar', text: '7', letters: {} }) // => { kind: 'not-a-letter' }
 */
export function planLetter(o: {
  readonly command: LetterCommand
  readonly text: string
  readonly letters: Preferences['letters']
}): LetterPlan {
  const text = o.text.trim()
  if (text !== '' && !/^\p{L}$/u.test(text)) return { kind: 'not-a-letter' }
  const capital = text.toUpperCase()
  const key = /^\p{L}$/u.test(capital) ? capital : text
  const by = readerCommands.find(
    (command) =>
      command !== o.command &&
      key !== '' &&
      findKey(command, { direction: 'ltr', letters: o.letters })?.toUpperCase() === capital,
  )
  return by === undefined ? { kind: 'free', letters: { ...o.letters, [o.command]: key } } : { kind: 'taken', by }
}
