import { readingToolsMessages } from '@lectern/messages'
import { IconButton, LateShortcutSheet, useTranslate } from '@lectern/ui'
import { Keyboard } from '@lectern/ui/icons'
import { useState } from 'react'
import { useReaderSelector } from '../connected/use-reader-store'
import { listKey } from '../shortcuts/find-key'
import { chooseLetters } from '../shortcuts/letters-in-use'
import { listShortcuts } from '../shortcuts/list-shortcuts'
import type { ReadingToolsProps } from './reading-tools-props'
import * as styles from './reading-tools.css'
import { useCommand } from './use-command'

/** Lists the keyboard shortcuts. */
export function ShortcutTool({ book, commands }: Pick<ReadingToolsProps, 'book' | 'commands'>) {
  const t = useTranslate(readingToolsMessages)
  const letters = chooseLetters(useReaderSelector(({ preferences }) => preferences))
  const [isOpen, setIsOpen] = useState(false)
  useCommand(commands, 'show-shortcuts', () => setIsOpen(true))
  return (
    <div className={styles.shortcuts}>
      <IconButton
        icon={Keyboard}
        label={t('bookShortcuts')}
        shortcut={letters === null ? undefined : listKey}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      <LateShortcutSheet
        open={isOpen}
        onOpenChange={setIsOpen}
        groups={listShortcuts({ direction: book.direction, letters }, t)}
      />
    </div>
  )
}
