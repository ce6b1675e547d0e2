import type { InterfaceLocale } from '@lectern/messages'
import { Direction } from 'radix-ui'
import {
  startTransition,
  Suspense,
  use,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import { LocaleContext, type TextDirection } from './locale-context'
import { createTranslationCache, type TranslationCache } from './translation-cache'

export interface LocaleProviderProps {
  readonly locale: InterfaceLocale
  /** Called when another language is chosen on a screen. */
  readonly onLocaleChoice?: ((locale: InterfaceLocale) => void) | undefined
  /** Both interface languages are written left to right; another direction is for testing a layout. */
  readonly direction?: TextDirection | undefined
  /** Replaces the texts of the catalogues, for testing a layout with a pseudo-locale. */
  readonly translations?: TranslationCache | undefined
  readonly children: ReactNode
}

/**
 * Provides the language of the interface to everything below it and to the document. Inside another provider it uses a
 * wrapper element instead, which does not contain dialogs, menus and tooltips. When the language changes, the screen
 * keeps the old texts until the new ones have loaded. All texts are in one language: if some cannot be loaded, all are
 * English until the language is chosen again or the connection is back.
 */
export function LocaleProvider({
  locale,
  onLocaleChoice,
  direction = 'ltr',
  translations: given,
  children,
}: LocaleProviderProps) {
  const [lost, setLost] = useState<InterfaceLocale | null>(null)
  const [own] = useState(() => createTranslationCache(setLost))
  const translations = given ?? own
  const wanted = useDeferredValue(locale)
  const shown = wanted === lost ? 'en' : wanted
  const tryAgain = useCallback(() => {
    own.forgetLost()
    startTransition(() => setLost(null))
  }, [own])
  const state = useMemo(() => {
    const choose = (chosen: InterfaceLocale) => {
      tryAgain()
      onLocaleChoice?.(chosen)
    }
    return { locale: shown, direction, chooseLocale: onLocaleChoice ? choose : null, translations }
  }, [shown, direction, onLocaleChoice, translations, tryAgain])
  useEffect(() => {
    window.addEventListener('online', tryAgain)
    return () => {
      window.removeEventListener('online', tryAgain)
      // Another language was chosen, so loading may be tried again the next time.
      tryAgain()
    }
  }, [locale, tryAgain])
  // The outer provider owns the document.
  const isInner = use(LocaleContext).translations !== null
  // Together with the texts: screen readers choose their voice by this attribute.
  useLayoutEffect(() => {
    if (isInner) return
    const root = document.documentElement
    const { lang, dir } = root
    Object.assign(root, { lang: shown, dir: direction })
    return () => void Object.assign(root, { lang, dir })
  }, [isInner, shown, direction])
  const part = <Suspense fallback={null}>{children}</Suspense>
  return (
    <LocaleContext value={state}>
      <Direction.Provider dir={direction}>
        {isInner ? (
          <div lang={shown} dir={direction} style={{ display: 'contents' }}>
            {part}
          </div>
        ) : (
          part
        )}
      </Direction.Provider>
    </LocaleContext>
  )
}
