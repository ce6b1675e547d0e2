import { GlossaryEditor } from '@lectern/authoring-ui'
import { glossaryEditorMessages } from '@lectern/messages'
import { AppShell, useTranslate } from '@lectern/ui'
import { StudioHeader } from '../app/studio-header'
import { useLeaving } from '../app/use-leave-guard'

/** Screen at `/studio/glossary`. */
export function GlossaryScreen() {
  const t = useTranslate(glossaryEditorMessages)
  const leaving = useLeaving()
  if (leaving === null) throw new Error('The glossary is outside of the guard: put it below <AuthorFrame>.')
  return (
    <AppShell header={<StudioHeader />}>
      <title>{`${t('glossaryTitle')} – Lectern`}</title>
      <GlossaryEditor onUnsaved={leaving.setUnsaved} />
    </AppShell>
  )
}
