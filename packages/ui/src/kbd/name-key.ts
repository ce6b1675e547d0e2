import type { fieldMessages, TextsOf, Translate } from '@lectern/messages'
import type { Keyboard } from './read-keyboard'

/** The label of a key, and its spoken name. */
export interface KeyName {
  readonly cap: string
  readonly spoken: string
}

type MessageKey = Parameters<Translate<TextsOf<typeof fieldMessages>>>[0]
type KeyMessage = Extract<MessageKey, `key${string}`>

interface KeyCaps {
  readonly spoken: KeyMessage
  /** The label of a key when it differs from the spoken name: a symbol or a shorter word. */
  readonly mac?: string | undefined
  readonly other?: { readonly sign: string } | { readonly text: KeyMessage } | undefined
}

const keys: Readonly<Record<string, KeyCaps>> = {
  control: { spoken: 'keyControl', mac: '⌃', other: { text: 'keyControlShort' } },
  meta: { spoken: 'keyCommand', mac: '⌘' },
  shift: { spoken: 'keyShift', mac: '⇧' },
  enter: { spoken: 'keyEnter', mac: '↩' },
  escape: { spoken: 'keyEscape', mac: 'esc', other: { text: 'keyEscapeShort' } },
  backspace: { spoken: 'keyBackspace', mac: '⌫' },
  delete: { spoken: 'keyDelete', mac: '⌦', other: { text: 'keyDeleteShort' } },
  tab: { spoken: 'keyTab', mac: '⇥' },
  space: { spoken: 'keySpace' },
  home: { spoken: 'keyHome', mac: '↖' },
  end: { spoken: 'keyEnd', mac: '↘' },
  pageup: { spoken: 'keyPageUp', mac: '⇞', other: { text: 'keyPageUpShort' } },
  pagedown: { spoken: 'keyPageDown', mac: '⇟', other: { text: 'keyPageDownShort' } },
  arrows: { spoken: 'keyArrows', mac: '← ↑ ↓ →', other: { sign: '← ↑ ↓ →' } },
  arrowup: { spoken: 'keyArrowUp', mac: '↑', other: { sign: '↑' } },
  arrowdown: { spoken: 'keyArrowDown', mac: '↓', other: { sign: '↓' } },
  arrowleft: { spoken: 'keyArrowLeft', mac: '←', other: { sign: '←' } },
  arrowright: { spoken: 'keyArrowRight', mac: '→', other: { sign: '→' } },
}
const alt: Readonly<Record<Keyboard, KeyCaps>> = {
  mac: { spoken: 'keyOption', mac: '⌥' },
  other: { spoken: 'keyAlt' },
}

function findCaps(key: string, keyboard: Keyboard): KeyCaps | undefined {
  const name = key.toLowerCase()
  if (name === 'alt') return alt[keyboard]
  return keys[name === '$mod' ? (keyboard === 'mac' ? 'meta' : 'control') : name]
}

/** @param key as `KeyboardEvent.key` and tinykeys name it; any other text is a key with that letter on it */
export function nameKey(key: string, keyboard: Keyboard, t: (message: KeyMessage) => string): KeyName {
  const caps = findCaps(key, keyboard)
  if (caps === undefined) {
    const cap = key === 'Plus' ? '+' : key.length === 1 ? key.toUpperCase() : key
    return { cap, spoken: cap }
  }
  const spoken = t(caps.spoken)
  if (keyboard === 'mac') return { cap: caps.mac ?? spoken, spoken }
  if (caps.other === undefined) return { cap: spoken, spoken }
  return { cap: 'sign' in caps.other ? caps.other.sign : t(caps.other.text), spoken }
}
