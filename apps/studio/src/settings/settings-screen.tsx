import { EngineSettings } from '@lectern/authoring-ui'
import { engineMessages } from '@lectern/messages'
import { AppShell, useTranslate } from '@lectern/ui'
import { StudioHeader } from '../app/studio-header'

/** Screen with the engines of the server. */
export function SettingsScreen() {
  const t = useTranslate(engineMessages)
  return (
    <AppShell header={<StudioHeader />}>
      <title>{`${t('enginesTitle')} – Lectern`}</title>
      <EngineSettings />
    </AppShell>
  )
}
