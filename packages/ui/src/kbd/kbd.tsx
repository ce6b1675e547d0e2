import { fieldMessages } from '@lectern/messages'
import { Fragment } from 'react'
import { useTranslate } from '../locale/use-translate'
import { VisuallyHidden } from '../visually-hidden'
import * as styles from './kbd.css'
import { nameKey, type Keyboard } from './name-key'
import { readChords } from './read-chords'

export const kbdSizes = ['s', 'm'] as const
export type KbdSize = (typeof kbdSizes)[number]

export interface KbdProps {
  /** As tinykeys writes it: `$mod+Shift+Z` held together, `g b` one after the other, `Plus` and `Space` by name. */
  readonly keys: string
  /** How the reader's keyboard is labelled. */
  readonly keyboard?: Keyboard | undefined
  readonly size?: KbdSize | undefined
}

/** Keys to press, drawn as they look and read out by name. */
export function Kbd({ keys, keyboard = 'other', size = 's' }: KbdProps) {
  const t = useTranslate(fieldMessages)
  const chords = readChords(keys).map((chord) => chord.map((key) => nameKey(key, keyboard, t)))
  const spoken = chords.map((chord) => chord.map((key) => key.spoken).join(' + ')).join(` ${t('keyThen')} `)
  return (
    <kbd className={styles.shortcut}>
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
              <span key={key.spoken} className={styles.key({ size })}>
                {key.cap}
              </span>
            ))}
          </span>
        </Fragment>
      ))}
    </kbd>
  )
}
