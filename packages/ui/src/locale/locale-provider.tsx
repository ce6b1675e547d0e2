import type { InterfaceLocale } from '@lectern/messages'
import { Direction } from 'radix-ui'
import { Suspense, useDeferredValue, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { LocaleContext, type TextDirection } from './locale-context'
import { createTranslationCache, type TranslationCache } from './translation-cache'

export interface LocaleProviderProps {
  readonly locale: InterfaceLocale
  /** Takes another language that was chosen on a screen. */
  readonly onLocaleChoice?: ((locale: InterfaceLocale) => void) | undefined
  /** Both interface languages run left to right; another direction is for trying a layout out. */
  readonly direction?: TextDirection | undefined
  /** Texts from elsewhere than the catalogues: for trying a layout out in a language that nobody speaks. */
  readonly translations?: TranslationCache | undefined
  readonly children: ReactNode
}

/**
 * Gives the language of the interface to everything below, and to the document. When the language changes, the screen
 * stays as it is until the new texts have come.
 */
export function LocaleProvider({
  locale,
  onLocaleChoice,
  direction = 'ltr',
  translations: given,
  children,
}: LocaleProviderProps) {
  const [own] = useState(createTranslationCache)
  const translations = given ?? own
  const shown = useDeferredValue(locale)
  const state = useMemo(
    () => ({ locale: shown, direction, chooseLocale: onLocaleChoice ?? null, translations }),
    [shown, direction, onLocaleChoice, translations],
  )
  // With the words, not after them: a screen reader speaks by it.
  useLayoutEffect(() => {
    document.documentElement.lang = shown
    document.documentElement.dir = direction
  }, [shown, direction])
  return (
    <LocaleContext value={state}>
      <Direction.Provider dir={direction}>
        <Suspense fallback={null}>{children}</Suspense>
      </Direction.Provider>
    </LocaleContext>
  )
}
