import { languages as bookLanguages, orderLanguages } from '@lectern/core/book'
import { studioMessages } from '@lectern/messages'
import { Combobox, useLocale, useTranslate } from '@lectern/ui'
import { useState } from 'react'
import { FormDialog } from '../form-dialog/form-dialog'
import { nameLanguage } from '../languages/name-language'

export interface AddLanguageDialogProps {
  readonly open: boolean
  readonly busy: boolean
  /** Why it could not be added. */
  readonly failed: string | null
  /** Those that the chapter has. */
  readonly languages: readonly string[]
  /** Answers whether it was added. */
  readonly onAdd: (code: string) => Promise<boolean>
  readonly onClose: () => void
}

/** One of the languages that the chapter does not have yet. */
export function AddLanguageDialog({ open, busy, failed, languages, onAdd, onClose }: AddLanguageDialogProps) {
  const t = useTranslate(studioMessages)
  const { locale } = useLocale()
  const [chosen, setChosen] = useState<string | null>(null)
  const free = orderLanguages(bookLanguages, { locale }).filter((entry) => !languages.includes(entry.code))
  // What was chosen may have been added meanwhile.
  const code = free.find((entry) => entry.code === chosen)?.code ?? null
  const add = async () => {
    if (code !== null && (await onAdd(code))) onClose()
  }
  return (
    <FormDialog
      open={open}
      title={t('languageAdd')}
      submitLabel={t('add')}
      busy={busy}
      ready={code !== null}
      onSubmit={add}
      onClose={onClose}
    >
      <Combobox
        label={t('languageLabel')}
        value={code}
        error={failed ?? undefined}
        options={free.map((entry) => ({
          value: entry.code,
          label: entry.native,
          lang: entry.code,
          keywords: [entry.name, nameLanguage(entry.code, locale)],
        }))}
        onChange={setChosen}
      />
    </FormDialog>
  )
}
