import { languages as bookLanguages, orderLanguages } from '@lectern/core/book'
import { studioMessages, nameLanguage } from '@lectern/messages'
import { Combobox, useLocale, useTranslate } from '@lectern/ui'
import { useState } from 'react'
import { FormDialog } from '../form-dialog/form-dialog'

export interface AddLanguageDialogProps {
  readonly open: boolean
  readonly busy: boolean
  /** The reason why it could not be added. */
  readonly failed: string | null
  /** Languages of the chapter. */
  readonly languages: readonly string[]
  /** Says if the server can recognise and speak a language. */
  readonly ability?: ((code: string) => string | undefined) | undefined
  /** Resolves to whether it was added. */
  readonly onAdd: (code: string) => Promise<boolean>
  readonly onClose: () => void
}

/** Asks for a language that the chapter does not have and adds it. */
export function AddLanguageDialog({ open, busy, failed, languages, ability, onAdd, onClose }: AddLanguageDialogProps) {
  const t = useTranslate(studioMessages)
  const { locale } = useLocale()
  const [chosen, setChosen] = useState<string | null>(null)
  const free = orderLanguages(bookLanguages, { locale }).filter((entry) => !languages.includes(entry.code))
  // The chosen language may have been added meanwhile.
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
          hint: ability?.(entry.code),
          keywords: [entry.name, nameLanguage(entry.code, locale)],
        }))}
        onChange={setChosen}
      />
    </FormDialog>
  )
}
