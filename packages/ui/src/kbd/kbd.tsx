import { fieldMessages } from '@lectern/messages'
import { Fragment } from 'react'
import { useTranslate } from '../locale/use-translate'
import { VisuallyHidden } from '../visually-hidden'
import * as styles from './kbd.css'
import { nameKey } from './name-key'
import { readChords } from './read-chords'
import { readKeyboard, type Keyboard } from './read-keyboard'

export const kbdSizes = ['s', 'm'] as const
export type KbdSize = (typeof kbdSizes)[number]
export const kbdLooks = ['raised', 'outlined'] as const
export type KbdLook = (typeof kbdLooks)[number]

export interface KbdProps {
  /**
   * Keys as text: `$mod+Shift+Z` pressed together, `g b` one after the other, `Plus` and `Space` by name. `Arrows`
   * stands for all four arrow keys.
   */
  readonly keys: string
  /** The keyboard's labels; by default those of this device. */
  readonly keyboard?: Keyboard | undefined
  readonly size?: KbdSize | undefined
  /** `outlined` uses the colours of its background. */
  readonly look?: KbdLook | undefined
}

/** Shows keys to press, and announces their names. */
export function Kbd({ keys, keyboard = readKeyboard(), size = 's', look = 'raised' }: KbdProps) {
  const t = useTranslate(fieldMessages)
  const chords = readChords(keys).map((chord) => chord.map((key) => nameKey(key, keyboard, t)))
  const spoken = chords.map((chord) => chord.map((key) => key.spoken).join(' + ')).join(` ${t('keyThen')} `)
  return (
    <kbd className={styles.shortcut} data-keys={keys}>
      <VisuallyHidden>{spoken}</VisuallyHidden>
      {chords.map((chord, press) => (
        <Fragment key={press}>
          {press > 0 && (
            <span aria-hidden className={styles.between}>
              {t('keyThen')}
            </span>
          )}
          <span aria-hidden className={styles.chord}>
            {chord.map((key) => (
              <span key={key.spoken} className={styles.key({ size, look })}>
                {key.cap}
              </span>
            ))}
          </span>
        </Fragment>
      ))}
    </kbd>
  )
}
