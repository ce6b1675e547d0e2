import { describe, expect, test } from 'vitest'
import { dropEmptyTexts, pickLocalized } from './localized'

describe('texts by language', () => {
  test('returns the language, else English, else the first text, with its code [POP-007 COACH-004 I18N-009]', () => {
    const title = { fr: ' ', de: 'Katze', en: 'Cat', es: 'Gato' }
    expect(pickLocalized(title, 'es')).toEqual({ language: 'es', text: 'Gato' })
    expect(pickLocalized(title, 'fr')).toEqual({ language: 'en', text: 'Cat' })
    expect(pickLocalized({ fr: '', de: 'Katze', es: 'Gato' }, 'zh')).toEqual({ language: 'de', text: 'Katze' })
    expect(pickLocalized({ fr: '' }, 'fr')).toBeNull()
    expect(pickLocalized(null, 'en')).toBeNull()
  })

  test('matches a regional variant with the base language before English, and the other way round', () => {
    expect(pickLocalized({ en: 'Cat', es: 'Gato' }, 'es-MX')).toEqual({ language: 'es', text: 'Gato' })
    expect(pickLocalized({ en: 'Cat', es: 'Gato' }, 'ES_mx')).toEqual({ language: 'es', text: 'Gato' })
    expect(pickLocalized({ en: 'Cat', 'es-MX': 'Gato' }, 'es')).toEqual({ language: 'es-MX', text: 'Gato' })
    expect(pickLocalized({ de: 'Katze', 'en-GB': 'Cat' }, 'fr')).toEqual({ language: 'en-GB', text: 'Cat' })
    expect(pickLocalized({ en: 'Cat', es: ' ', 'es-ES': 'Gato' }, 'es')).toEqual({ language: 'es-ES', text: 'Gato' })
  })

  test('drops null, undefined, empty texts and white space [POP-025]', () => {
    expect(dropEmptyTexts({ en: null, es: undefined, zh: '', fr: ' \n' })).toStrictEqual({})
  })
})
