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
  /** Takes another language that was chosen on a screen. */
  readonly onLocaleChoice?: ((locale: InterfaceLocale) => void) | undefined
  /** Both interface languages run left to right; another direction is for trying a layout out. */
  readonly direction?: TextDirection | undefined
  /** Texts from elsewhere than the catalogues: for trying a layout out in a language that nobody speaks. */
  readonly translations?: TranslationCache | undefined
  readonly children: ReactNode
}

/**
 * Gives the language of the interface to everything below, and to the document; inside another provider, to an element
 * around its part, which what is drawn over the page (dialogs, menus) is not in. When the language changes, the screen
 * stays as it is until the new texts have come. It speaks one language at a time: English where some texts cannot be
 * loaded, until the language is chosen again or the connection is back.
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
      // Another language was chosen: what was lost has its chance when this one is next.
      tryAgain()
    }
  }, [locale, tryAgain])
  // Whoever stands above owns the document.
  const isInner = use(LocaleContext).translations !== null
  // With the words, not after them: a screen reader speaks by it.
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
