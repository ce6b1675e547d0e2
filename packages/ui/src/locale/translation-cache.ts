import {
  createFormatText,
  type Catalogue,
  type FormatText,
  type InterfaceLocale,
  type Texts,
  type Translate,
} from '@lectern/messages'

/** Translate functions by catalogue and language, so that a render finds the one it waits for. */
export interface TranslationCache {
  /** English is built in. */
  readonly english: <T extends Texts>(catalogue: Catalogue<T>) => Translate<T>
  /** Loads another language once. Falls back to English when loading fails. */
  readonly loaded: <T extends Texts>(catalogue: Catalogue<T>, locale: InterfaceLocale) => Promise<Translate<T>>
}

/** A cache that can forget failures, so that loading is tried again. */
export interface ForgivingCache extends TranslationCache {
  readonly forgetLost: () => void
}

/** @param onLoss called with a language when some of its texts could not be loaded */
export function createTranslationCache(onLoss?: (locale: InterfaceLocale) => void): ForgivingCache {
  const english = new Map<string, FormatText>()
  const loaded = new Map<string, Promise<FormatText>>()
  const lost = new Set<string>()

  const englishOf = (catalogue: Catalogue<Texts>): FormatText => {
    const known = english.get(catalogue.id)
    if (known !== undefined) return known
    const created = createFormatText('en', catalogue.en)
    english.set(catalogue.id, created)
    return created
  }

  const load = (catalogue: Catalogue<Texts>, locale: InterfaceLocale): Promise<FormatText> => {
    const id = `${locale}/${catalogue.id}`
    const known = loaded.get(id)
    if (known !== undefined) return known
    const created = catalogue.load(locale).then(
      (texts) => createFormatText(locale, texts),
      (reason: unknown) => {
        console.warn(`The ${locale} texts of "${catalogue.id}" could not be loaded.`, reason)
        lost.add(id)
        onLoss?.(locale)
        return englishOf(catalogue)
      },
    )
    loaded.set(id, created)
    return created
  }

  const forgetLost = () => {
    for (const id of lost) loaded.delete(id)
    lost.clear()
  }

  return { english: englishOf, loaded: load, forgetLost }
}
