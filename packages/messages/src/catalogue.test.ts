import { describe, expect, it } from 'vitest'
import { createTranslate } from './create-translate'
import { defineCatalogue } from './catalogue'
import { toInterfaceLocale } from './interface-locale'

const en = { play: 'Play', stop: 'Stop', words: { one: '{count} word', other: '{count} words' } } as const
/** Texts of which a translator left some out. */
const partly: Partial<Record<keyof typeof en, string>> = { play: 'Reproducir', stop: ' ' }

describe('the language of the interface', () => {
  it('is English for a book language that it does not speak, and Spanish for each Spanish [I18N-007]', () => {
    for (const tag of ['zh', 'ar-EG', 'fr', 'de-AT', 'tlh']) expect(toInterfaceLocale(tag)).toBe('en')
    for (const tag of ['es', 'es-MX', 'ES_es']) expect(toInterfaceLocale(tag)).toBe('es')
  })

  it('shows a text that is missing in Spanish, or empty, in English [I18N-007]', async () => {
    // @ts-expect-error complete texts are asked for; what comes from translators may not be
    const catalogue = defineCatalogue('player', en, async () => partly)
    const t = createTranslate<typeof en>('es', await catalogue.load('es'))
    expect(t('play')).toBe('Reproducir')
    expect(t('stop')).toBe('Stop')
    expect(t('words', { count: 2 })).toBe('2 words')
  })
})
