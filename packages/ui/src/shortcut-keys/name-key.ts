import type { Translate, TextsOf, overlayMessages } from '@lectern/messages'
import type { KeyboardKey, NamedKey } from './list-keys'

/** What stands on keys that carry a sign in place of their name. */
const signs: Readonly<Partial<Record<NamedKey, string>>> = {
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  Command: '⌘',
  Option: '⌥',
}

export interface KeyName {
  /** As it is drawn. */
  readonly drawn: string
  /** As it is spoken. */
  readonly spoken: string
}

export function nameKey(key: KeyboardKey, t: Translate<TextsOf<typeof overlayMessages>>): KeyName {
  if (key.kind === 'written') return { drawn: key.text, spoken: key.text }
  const spoken = t(`keyName_${key.name}`)
  return { drawn: signs[key.name] ?? spoken, spoken }
}
