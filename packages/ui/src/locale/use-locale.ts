import { use } from 'react'
import { LocaleContext, type LocaleState } from './locale-context'

/** Returns the language of the interface, its direction, and a function that changes it. */
export function useLocale(): Omit<LocaleState, 'translations'> {
  return use(LocaleContext)
}
