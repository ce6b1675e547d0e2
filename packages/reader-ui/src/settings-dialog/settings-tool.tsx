import { errorMessages, readerSettingsMessages } from '@lectern/messages'
import { useToast, useTranslate } from '@lectern/ui'
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { listenToSaves } from '../settings/save-reports'
import { useLateImport } from '../reading-tools/use-late-import'
import type { SettingsDialogProps } from './settings-dialog'

interface SettingsToolProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** Shows the settings, which are loaded when they first open. Says when the account has saved a change. */
export function SettingsTool({ isOpen, onOpenChange }: SettingsToolProps) {
  const t = useTranslate(readerSettingsMessages)
  const tErrors = useTranslate(errorMessages)
  const showToast = useToast()
  const [SettingsDialog, setDialog] = useState<ComponentType<SettingsDialogProps> | null>(null)
  useLateImport(isOpen && SettingsDialog === null, {
    load: () => import('./settings-dialog'),
    onLoad: (loaded) => setDialog(() => loaded.SettingsDialog),
    onFailure: () => {
      onOpenChange(false)
      showToast({ tone: 'critical', message: t('settingsNotOpened') })
    },
  })
  const report = useEffectEvent((failure: { readonly message: string | null } | null) =>
    showToast(
      failure === null
        ? { tone: 'success', message: tErrors('settingsSaved') }
        : { tone: 'critical', message: failure.message ?? tErrors('settingsFailed') },
    ),
  )
  useEffect(() => listenToSaves((failure) => report(failure)), [])
  return SettingsDialog === null ? null : <SettingsDialog open={isOpen} onOpenChange={onOpenChange} />
}
