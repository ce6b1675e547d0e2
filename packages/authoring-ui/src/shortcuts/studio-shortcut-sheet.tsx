import { studioMessages } from '@lectern/messages'
import { IconButton, useTranslate } from '@lectern/ui'
import { ShortcutSheet, useShortcutSheet } from '@lectern/ui/dialogs'
import { Keyboard } from '@lectern/ui/icons'
import { listShortcuts } from './list-shortcuts'
import * as styles from './studio-shortcut-sheet.css'
import { studioShortcuts } from './studio-shortcuts'

/** The list of shortcuts, and the button that opens it on devices with a keyboard. */
export function StudioShortcutSheet() {
  const t = useTranslate(studioMessages)
  const sheet = useShortcutSheet()
  return (
    <>
      <div className={styles.button}>
        <IconButton
          icon={Keyboard}
          size="s"
          label={t('bookShortcuts')}
          shortcut={studioShortcuts.showShortcuts[0]}
          aria-haspopup="dialog"
          onClick={() => sheet.onOpenChange(true)}
        />
      </div>
      <ShortcutSheet {...sheet} groups={listShortcuts(t)} />
    </>
  )
}
