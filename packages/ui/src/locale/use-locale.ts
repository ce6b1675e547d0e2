import { use } from 'react'
import { LocaleContext, type TextDirection } from './locale-context'
import type { InterfaceLocale } from '@lectern/messages'

/** The language of the interface and the direction it runs in. */
export function useLocale(): { readonly locale: InterfaceLocale; readonly direction: TextDirection } {
  const { locale, direction } = use(LocaleContext)
  return { locale, direction }
}
