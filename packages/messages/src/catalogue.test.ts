import { describe, expect, it } from 'vitest'
import { createTranslate } from './create-translate'
import { defineCatalogue, type TranslationLoaders } from './catalogue'
import { toInterfaceLocale, type InterfaceLocale } from './interface-locale'

const en = { play: 'Play', stop: 'Stop', words: { one: '{count} word', other: '{count} words' } } as const
const es = {
  play: 'Reproducir',
  stop: 'Parar',
  words: { one: '{count} palabra', many: '{count} de palabras', other: '{count} palabras' },
}
/** Texts that a translator has not finished. */
const unfinished: Partial<Record<keyof typeof en, string>> = { play: 'Reproducir', stop: ' ' }

describe('the language of the interface', () => {
  it('is English for a book language it has no texts in, and Spanish for each kind of Spanish [I18N-007]', () => {
    for (const tag of ['zh', 'ar-EG', 'fr', 'de-AT', 'tlh']) expect(toInterfaceLocale(tag)).toBe('en')
    for (const tag of ['es', 'es-MX', 'ES_es']) expect(toInterfaceLocale(tag)).toBe('es')
  })

  it('shows the English text where the Spanish one is missing or empty [I18N-007]', async () => {
    // @ts-expect-error a translation must be complete; what translators hand in may not be
    const catalogue = defineCatalogue('player', en, { es: async () => unfinished })
    const t = createTranslate<typeof en>('es', await catalogue.load('es'))
    expect(t('play')).toBe('Reproducir')
    expect(t('stop')).toBe('Stop')
    expect(t('words', { count: 2 })).toBe('2 words')
  })

  it('shows English texts, not Spanish ones, in a language without texts [I18N-007]', async () => {
    const catalogue = defineCatalogue('player', en, { es: async () => es })
    // @ts-expect-error German is not a language of the interface
    expect(await catalogue.load('de')).toBe(en)
  })

  it('needs the texts of each language when types are checked', () => {
    const spanishOnly = { es: async () => es }
    void (spanishOnly satisfies TranslationLoaders<typeof en>)
    // @ts-expect-error once German is a language, its texts are missing here
    void (spanishOnly satisfies TranslationLoaders<typeof en, InterfaceLocale | 'de'>)
    // @ts-expect-error French is not a language of the interface
    defineCatalogue('player', en, { es: async () => es, fr: async () => es })
    expect(Object.keys(spanishOnly)).toEqual(['es'])
  })
})
