import { readerSettingsMessages } from '@lectern/messages'
import { Stack, Switch, TextField, useTranslate } from '@lectern/ui'
import { useState } from 'react'
import { findKey } from '../shortcuts/command-keys'
import { chooseLetters } from '../shortcuts/choose-letters'
import { shortcutLabels } from '../shortcuts/list-shortcuts'
import { letterCommands, planLetter } from '../shortcuts/plan-letter'
import type { LetterCommand } from '../shortcuts/reader-command'
import { usePreferences } from './use-preferences'

/** Letters of the commands, or none of them. */
export function KeyboardSection() {
  const t = useTranslate(readerSettingsMessages)
  const { preferences, change } = usePreferences()
  return (
    <Stack gap="l">
      <Switch
        label={t('settingsLettersOn')}
        hint={t('settingsLettersOnHint')}
        checked={preferences.lettersOn}
        onChange={(lettersOn) => change({ lettersOn })}
      />
      {preferences.lettersOn && letterCommands.map((command) => <LetterField key={command} command={command} />)}
    </Stack>
  )
}

function LetterField({ command }: { readonly command: LetterCommand }) {
  const t = useTranslate(readerSettingsMessages)
  const { preferences, change } = usePreferences()
  /** A key that the command cannot have. */
  const [refused, setRefused] = useState<{ readonly key: string; readonly error: string } | null>(null)
  const name = (of: keyof typeof shortcutLabels) => t(shortcutLabels[of])
  const key = findKey(command, { direction: 'ltr', letters: chooseLetters(preferences) })
  const choose = (typed: string) => {
    // A typed letter replaces the present one.
    const text = Array.from(typed.trim()).slice(-1).join('')
    const plan = planLetter({ command, text, letters: preferences.letters })
    if (plan.kind === 'free') {
      setRefused(null)
      change({ letters: plan.letters })
      return
    }
    const shown = text.toUpperCase()
    setRefused({
      key: text,
      error:
        plan.kind === 'taken'
          ? t('settingsLetterTaken', { key: shown, command: name(plan.by) })
          : t('settingsLetterInvalid', { key: shown }),
    })
  }
  return (
    <TextField
      label={t('settingsLetter', { command: name(command) })}
      hint={t('settingsLetterHint')}
      error={refused?.error}
      value={refused?.key ?? key ?? ''}
      onChange={choose}
      onFocus={(event) => event.currentTarget.select()}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  )
}
