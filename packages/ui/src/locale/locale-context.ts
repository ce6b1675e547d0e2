import type { InterfaceLocale } from '@lectern/messages'
import { createContext } from 'react'
import type { TranslationCache } from './translation-cache'

export const textDirections = ['ltr', 'rtl'] as const
export type TextDirection = (typeof textDirections)[number]

export interface LocaleState {
  readonly locale: InterfaceLocale
  readonly direction: TextDirection
  /** Null where the language stands fast. */
  readonly chooseLocale: ((locale: InterfaceLocale) => void) | null
  /** Null where no provider stands above: nobody owns a cache there. */
  readonly translations: TranslationCache | null
}

/** English, left to right, where no provider stands above. */
export const LocaleContext = createContext<LocaleState>({
  locale: 'en',
  direction: 'ltr',
  chooseLocale: null,
  translations: null,
})
