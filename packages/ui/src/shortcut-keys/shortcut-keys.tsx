import { overlayMessages } from '@lectern/messages'
import { useTranslate } from '../locale/use-translate'
import { VisuallyHidden } from '../visually-hidden'
import { listKeys } from './list-keys'
import { nameKey } from './name-key'
import * as styles from './shortcut-keys.css'

export interface ShortcutKeysProps {
  /** Such as `Mod+Shift+Z`. */
  readonly shortcut: string
  readonly platform: string
}

/** The keys of a shortcut as they are on the keyboard: one after the other from left to right in every language. */
export function ShortcutKeys({ shortcut, platform }: ShortcutKeysProps) {
  const t = useTranslate(overlayMessages)
  return (
    <kbd dir="ltr" className={styles.keys}>
      {listKeys(shortcut, platform).map((key) => {
        const { drawn, spoken } = nameKey(key, t)
        return (
          <kbd key={spoken} className={styles.key}>
            {drawn === spoken ? (
              drawn
            ) : (
              <>
                <span aria-hidden>{drawn}</span>
                <VisuallyHidden>{spoken}</VisuallyHidden>
              </>
            )}
          </kbd>
        )
      })}
    </kbd>
  )
}
