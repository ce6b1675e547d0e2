import { readingToolsMessages } from '@lectern/messages'
import { LateShortcutSheet, useTranslate } from '@lectern/ui'
import { BugReportTool, type BugReportToolProps } from '../bug-report/bug-report-tool'
import { useReaderSelector } from '../connected/use-reader-store'
import { SettingsTool } from '../settings-dialog/settings-tool'
import { chooseLetters } from '../shortcuts/choose-letters'
import { listShortcuts } from '../shortcuts/list-shortcuts'
import { TourTool } from '../tour/tour-tool'

export type OpenedTool = 'shortcuts' | 'settings' | 'tour' | 'report'

export interface OpenedToolsProps extends Pick<BugReportToolProps, 'book' | 'session'> {
  readonly opened: OpenedTool | null
  readonly onOpen: (tool: OpenedTool | null) => void
}

/** The dialogs of the header's tools, one at a time. */
export function OpenedTools({ opened, onOpen, ...props }: OpenedToolsProps) {
  const t = useTranslate(readingToolsMessages)
  const letters = chooseLetters(useReaderSelector(({ preferences }) => preferences))
  const stateOf = (tool: OpenedTool) => ({
    isOpen: opened === tool,
    onOpenChange: (isOpen: boolean) => onOpen(isOpen ? tool : null),
  })
  const shortcuts = stateOf('shortcuts')
  return (
    <>
      <LateShortcutSheet
        open={shortcuts.isOpen}
        onOpenChange={shortcuts.onOpenChange}
        groups={listShortcuts({ direction: props.book.direction, letters }, t)}
      />
      <SettingsTool {...stateOf('settings')} />
      <TourTool {...stateOf('tour')} />
      <BugReportTool {...props} {...stateOf('report')} />
    </>
  )
}
