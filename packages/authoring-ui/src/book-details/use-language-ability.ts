import { appApi } from '@lectern/api-client/app'
import { bookDetailsMessages } from '@lectern/messages'
import { useTranslate } from '@lectern/ui'
import { readLanguageAbility } from './read-language-abilities'

const texts = {
  'reads-and-speaks': 'languageReadsAndSpeaks',
  reads: 'languageReads',
  speaks: 'languageSpeaks',
  neither: 'languageNeither',
} as const

/** Returns a function that says if this server can recognise and speak a language; undefined until the engines are known. */
export function useLanguageAbility(): (language: string) => string | undefined {
  const t = useTranslate(bookDetailsMessages)
  const { data } = appApi.useListEnginesQuery({})
  return (language) => (data === undefined ? undefined : t(texts[readLanguageAbility(data.engines, language)]))
}
