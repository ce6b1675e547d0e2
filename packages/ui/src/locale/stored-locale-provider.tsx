import { useSyncExternalStore, type ReactNode } from 'react'
import { LocaleProvider } from './locale-provider'
import type { StoredLocale } from './stored-locale'

export interface StoredLocaleProviderProps {
  readonly stored: StoredLocale
  readonly children: ReactNode
}

/** Provides the language that is stored on this device, and stores the one that is chosen below. */
export function StoredLocaleProvider({ stored, children }: StoredLocaleProviderProps) {
  const locale = useSyncExternalStore(stored.subscribe, stored.current)
  return (
    <LocaleProvider locale={locale} onLocaleChoice={stored.choose}>
      {children}
    </LocaleProvider>
  )
}
