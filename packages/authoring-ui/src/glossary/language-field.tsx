import { languages, orderLanguages } from '@lectern/core/book'
import { nameLanguage } from '@lectern/messages'
import { Combobox, useLocale } from '@lectern/ui'
import { useMemo } from 'react'

export interface LanguageFieldProps {
  readonly label: string
  readonly hideLabel?: boolean | undefined
  readonly size?: 's' | 'm' | undefined
  readonly value: string | null
  readonly placeholder?: string | undefined
  readonly disabled?: boolean | undefined
  readonly onChange: (code: string) => void
  readonly onClear?: (() => void) | undefined
}

/** Chooses one of all languages, by its own name or its name in the interface language. */
export function LanguageField({ value, ...field }: LanguageFieldProps) {
  const { locale } = useLocale()
  const options = useMemo(() => {
    const known = orderLanguages(languages, { locale })
    const listed = known.map(({ code, native, name }) => ({
      value: code,
      label: native,
      lang: code,
      keywords: [name, nameLanguage(code, locale)],
    }))
    // Adds an option for a value that is not in the list.
    const isListed = value === null || known.some(({ code }) => code === value)
    return isListed
      ? listed
      : [...listed, { value, label: nameLanguage(value, locale), lang: value, keywords: [value] }]
  }, [locale, value])
  return <Combobox {...field} value={value} options={options} />
}
