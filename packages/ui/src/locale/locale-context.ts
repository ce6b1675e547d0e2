import type { InterfaceLocale } from '@lectern/messages'
import { createContext } from 'react'
import { createTranslationCache, type TranslationCache } from './translation-cache'

export const textDirections = ['ltr', 'rtl'] as const
export type TextDirection = (typeof textDirections)[number]

export interface LocaleState {
  readonly locale: InterfaceLocale
  readonly direction: TextDirection
  readonly translations: TranslationCache
}

/** English, left to right, where no provider stands above. */
export const LocaleContext = createContext<LocaleState>({
  locale: 'en',
  direction: 'ltr',
  translations: createTranslationCache(),
})
