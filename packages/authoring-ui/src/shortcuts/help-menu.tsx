import { firstStepsMessages, studioMessages } from '@lectern/messages'
import { useTranslate } from '@lectern/ui'
import { ShortcutSheet, useShortcutSheet } from '@lectern/ui/dialogs'
import { CircleHelp, Keyboard, ListChecks } from '@lectern/ui/icons'
import { Menu } from '@lectern/ui/menu'
import { listShortcuts } from './list-shortcuts'

/** Help with the book: the first steps, and the list of shortcuts. */
export function HelpMenu({ onFirstSteps }: { readonly onFirstSteps: (() => void) | null }) {
  const t = useTranslate(studioMessages)
  const tFirst = useTranslate(firstStepsMessages)
  const sheet = useShortcutSheet()
  return (
    <>
      <Menu
        look="icon"
        size="s"
        align="end"
        icon={CircleHelp}
        label={tFirst('firstHelp')}
        entries={[
          ...(onFirstSteps === null ? [] : [{ label: tFirst('firstShow'), icon: ListChecks, onSelect: onFirstSteps }]),
          { label: t('bookShortcuts'), icon: Keyboard, onSelect: () => sheet.onOpenChange(true) },
        ]}
      />
      <ShortcutSheet {...sheet} groups={listShortcuts(t)} />
    </>
  )
}
