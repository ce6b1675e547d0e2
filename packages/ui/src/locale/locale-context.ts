import type { InterfaceLocale } from '@lectern/messages'
import { createContext } from 'react'
import type { TranslationCache } from './translation-cache'

export const textDirections = ['ltr', 'rtl'] as const
export type TextDirection = (typeof textDirections)[number]

export interface LocaleState {
  readonly locale: InterfaceLocale
  readonly direction: TextDirection
  /** Null when the language cannot be chosen. */
  readonly chooseLocale: ((locale: InterfaceLocale) => void) | null
  /** Null outside a provider, which owns the cache. */
  readonly translations: TranslationCache | null
}

/** English, left to right, outside a provider. */
export const LocaleContext = createContext<LocaleState>({
  locale: 'en',
  direction: 'ltr',
  chooseLocale: null,
  translations: null,
})
