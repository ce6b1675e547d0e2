import { readingToolsMessages } from '@lectern/messages'
import { ErrorState, Spinner, useTranslate } from '@lectern/ui'
import { useState, type ComponentType } from 'react'
import type { PanelTab, PanelTabProps } from '../reading-panel/panel-tab'
import { useLateImport } from '../reading-tools/use-late-import'
import { allowsNotes } from './allows-notes'

/** The reader's notes, whose list is loaded when the tab first opens. */
export const notesTab: PanelTab = {
  id: 'notes',
  isOffered: ({ address }) => allowsNotes(address),
  Content: LateNotesPanel,
}

function LateNotesPanel(props: PanelTabProps) {
  const t = useTranslate(readingToolsMessages)
  const [Panel, setPanel] = useState<ComponentType<PanelTabProps> | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  useLateImport(Panel === null && !hasFailed, {
    load: () => import('./note-parts'),
    onLoad: ({ NotesPanel }) => setPanel(() => NotesPanel),
    onFailure: () => setHasFailed(true),
  })
  if (Panel !== null) return <Panel {...props} />
  if (hasFailed)
    return <ErrorState level={2} place="panel" message={t('panelFailed')} onRetry={() => setHasFailed(false)} />
  return <Spinner />
}
