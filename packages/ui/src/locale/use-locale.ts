import { use } from 'react'
import { LocaleContext, type LocaleState } from './locale-context'

/** The language of the interface, the direction it runs in, and the way to change it. */
export function useLocale(): Omit<LocaleState, 'translations'> {
  return use(LocaleContext)
}
