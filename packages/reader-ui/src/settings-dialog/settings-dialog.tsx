import { readerSettingsMessages } from '@lectern/messages'
import {
  Button,
  defaultThemePreference,
  Dialog,
  parseThemePreference,
  readThemePreference,
  storeThemePreference,
  Tabs,
  Text,
  useToast,
  useTranslate,
} from '@lectern/ui'
import { Highlighter, Keyboard, RotateCcw, Settings, FileImage, Volume2 } from '@lectern/ui/icons'
import { useState } from 'react'
import { preferencesSlice } from '../store/preferences-slice'
import { AloudSection } from './aloud-section'
import { HighlightSection } from './highlight-section'
import { InterfaceSection } from './interface-section'
import { KeyboardSection } from './keyboard-section'
import { PageSection } from './page-section'
import * as styles from './settings-dialog.css'
import { usePreferences } from './use-preferences'

export interface SettingsDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** Shows the reader's settings. Every change applies and is stored at once. */
export function SettingsDialog({ open, onOpenChange }: SettingsDialogProps) {
  const t = useTranslate(readerSettingsMessages)
  const showToast = useToast()
  const { preferences, change } = usePreferences()
  const [section, setSection] = useState<'aloud' | 'highlight' | 'page' | 'interface' | 'keyboard'>('aloud')
  // The language is not reset: somebody who cannot read the default one could not undo it.
  const reset = () => {
    const theme = readThemePreference()
    change(preferencesSlice.getInitialState())
    storeThemePreference(parseThemePreference(defaultThemePreference))
    const undo = () => {
      change(preferences)
      storeThemePreference(theme)
    }
    showToast({ message: t('settingsWereReset'), action: { label: t('undo'), onPress: undo } })
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('settingsOpen')} size="m">
      <div className={styles.sections}>
        <Tabs
          label={t('settingsSections')}
          look="stacked"
          value={section}
          onChange={setSection}
          tabs={[
            { value: 'aloud', label: t('settingsAloud'), icon: Volume2, content: <AloudSection /> },
            { value: 'highlight', label: t('settingsHighlight'), icon: Highlighter, content: <HighlightSection /> },
            { value: 'page', label: t('settingsPage'), icon: FileImage, content: <PageSection /> },
            { value: 'interface', label: t('settingsInterface'), icon: Settings, content: <InterfaceSection /> },
            { value: 'keyboard', label: t('settingsKeyboard'), icon: Keyboard, content: <KeyboardSection /> },
          ]}
        />
        <div className={styles.end}>
          <Text tone="muted" size="s">
            {t('settingsKept')}
          </Text>
          <Button size="s" icon={RotateCcw} onClick={reset}>
            {t('settingsReset')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
