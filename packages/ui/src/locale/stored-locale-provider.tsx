import { useSyncExternalStore, type ReactNode } from 'react'
import { LocaleProvider } from './locale-provider'
import type { StoredLocale } from './stored-locale'

export interface StoredLocaleProviderProps {
  readonly stored: StoredLocale
  readonly children: ReactNode
}

/** Speaks the language that is kept on this device; what is chosen below is kept there. */
export function StoredLocaleProvider({ stored, children }: StoredLocaleProviderProps) {
  const locale = useSyncExternalStore(stored.subscribe, stored.current)
  return (
    <LocaleProvider locale={locale} onLocaleChoice={stored.choose}>
      {children}
    </LocaleProvider>
  )
}
