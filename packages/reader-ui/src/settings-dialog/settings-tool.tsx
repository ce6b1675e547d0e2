import { errorMessages, readerSettingsMessages } from '@lectern/messages'
import { IconButton, useToast, useTranslate } from '@lectern/ui'
import { Settings } from '@lectern/ui/icons'
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { listenToSaves } from '../settings/save-reports'
import { useLateImport } from '../reading-tools/use-late-import'
import type { SettingsDialogProps } from './settings-dialog'

/** Opens the settings, which are loaded when they first open. Says when the account has saved a change. */
export function SettingsTool() {
  const t = useTranslate(readerSettingsMessages)
  const tErrors = useTranslate(errorMessages)
  const showToast = useToast()
  const [isOpen, setIsOpen] = useState(false)
  const [SettingsDialog, setDialog] = useState<ComponentType<SettingsDialogProps> | null>(null)
  useLateImport(isOpen && SettingsDialog === null, {
    load: () => import('./settings-dialog'),
    onLoad: (loaded) => setDialog(() => loaded.SettingsDialog),
    onFailure: () => {
      setIsOpen(false)
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
  return (
    <>
      <IconButton icon={Settings} label={t('settingsOpen')} aria-haspopup="dialog" onClick={() => setIsOpen(true)} />
      {SettingsDialog !== null && <SettingsDialog open={isOpen} onOpenChange={setIsOpen} />}
    </>
  )
}
