import { describe, expect, test } from 'vitest'
import { allowReturnUrl } from './allow-return-url'
import { clampPageNumber } from './clamp-page-number'
import { isRightToLeft } from './is-right-to-left'
import { describeLanguage, languages } from './languages'
import { dropEmptyTexts, pickLocalized, withoutEmptyTexts } from './localized'
import { orderLanguages } from './order-languages'
import { partnerOf, partners } from './partners'
import { primaryColor } from './primary-color'
import { changeAddress, readAddress } from './read-address'
import { readAutoplay } from './read-autoplay'
import { readToken } from './read-token'
import { toLocalSettings, toServerSettings } from './settings-map'
import { readVoiceSettings, writeVoiceSettings } from './voice-settings'

/** The platform's own reading of a query, as the reader hands it in. */
declare const URLSearchParams: new (query: string) => Iterable<[string, string]>
declare const btoa: (bytes: string) => string

describe('voice settings', () => {
  const defaults = { stability: 0.5, similarity_boost: 0.75, style: 0, speed: 1 }

  test('without any text the defaults hold [CONST-009 CONST-010 CONST-011]', () => {
    for (const text of [null, undefined, '', 'null', '[]', '"text"', '{broken']) {
      expect(readVoiceSettings(text)).toEqual({
        modelId: 'eleven_multilingual_v2',
        voiceId: '',
        voiceSettings: defaults,
      })
    }
  })

  test('style is 0 and speed 1 unless set [CONST-012 CONST-013]', () => {
    expect(readVoiceSettings('{"voiceSettings":"{\\"stability\\":0.3}"}').voiceSettings).toEqual({
      ...defaults,
      stability: 0.3,
    })
  })

  test('each broken field alone falls back, nested text and nested object are read alike, text is written [DATA-005]', () => {
    const settings = { stability: 'loud', similarity_boost: '0.4', style: null, speed: 1.1 }
    const expected = { ...defaults, similarity_boost: 0.4, speed: 1.1 }
    const asText = readVoiceSettings(JSON.stringify({ voiceId: 'v', voiceSettings: JSON.stringify(settings) }))
    const asObject = readVoiceSettings(JSON.stringify({ voiceId: 'v', modelId: 7, voiceSettings: settings }))
    expect(asText).toEqual({ voiceId: 'v', modelId: 'eleven_multilingual_v2', voiceSettings: expected })
    expect(asObject).toEqual(asText)
    expect(writeVoiceSettings(asObject)).toBe(
      '{"modelId":"eleven_multilingual_v2","voiceId":"v","voiceSettings":"{\\"stability\\":0.5,\\"similarity_boost\\":0.4,\\"style\\":0,\\"speed\\":1.1}"}',
    )
  })

  test('numbers out of range go to the end of their range', () => {
    const text = JSON.stringify({ voiceSettings: { stability: -1, style: 2, speed: 9 } })
    expect(readVoiceSettings(text).voiceSettings).toEqual({ ...defaults, stability: 0, style: 1, speed: 1.2 })
  })

  test('fields that are not known survive reading and writing', () => {
    const text = JSON.stringify({ seed: 5, voiceSettings: JSON.stringify({ use_speaker_boost: true }) })
    const outer: unknown = JSON.parse(writeVoiceSettings(readVoiceSettings(text)))
    expect(outer).toMatchObject({ seed: 5, voiceSettings: expect.stringContaining('"use_speaker_boost":true') })
  })

  test('the configured voice stands in for a missing one', () => {
    expect(readVoiceSettings('{}', { voiceId: 'house' }).voiceId).toBe('house')
    expect(readVoiceSettings('{"voiceId":"mine"}', { voiceId: 'house' }).voiceId).toBe('mine')
  })
})

describe('user settings', () => {
  const server = {
    auto_page_turn: true,
    auto_scroll: false,
    continuous_play: true,
    flip_video: false,
    theme: 'light',
    rect_color: '#abcdef',
    spanish_interface: true,
    vertical_layout: true,
    activeWordColor: '#fedcba',
    domainId: 14,
  }
  const local = {
    autoFlip: true,
    autoScroll: false,
    continuousPlay: true,
    flipVideo: false,
    theme: 'light',
    rectColor: '#abcdef',
    locale: 'es',
    screenLayout: 'vertical',
    activeWordColor: '#fedcba',
    domainId: 14,
  } as const

  test('every server name has its local one, both ways [DATA-018 DATA-019 DATA-020]', () => {
    expect(toLocalSettings(server)).toEqual(local)
    expect(toServerSettings(local)).toEqual(server)
  })

  test('no Spanish is English and not vertical is horizontal', () => {
    const other = { spanish_interface: false, vertical_layout: false }
    expect(toLocalSettings(other)).toEqual({ locale: 'en', screenLayout: 'horizontal' })
    expect(toServerSettings({ locale: 'en', screenLayout: 'horizontal' })).toEqual(other)
    expect(toServerSettings({ locale: 'es-MX' })).toEqual({ spanish_interface: true })
  })

  test('what is absent stays absent', () => {
    expect(toLocalSettings({})).toStrictEqual({})
    expect(toServerSettings({ autoFlip: false })).toStrictEqual({ auto_page_turn: false })
  })
})

describe('readAddress', () => {
  test('every parameter is read under its name', () => {
    const query =
      '?mode=gbm&book=12&chapter=34&page=56&quiz=q7&variation=es&returnUrl=https%3A%2F%2Fa.example%2F%3Fb%3D1&token=abc&useBucketData=1&embed=true'
    expect(readAddress(query)).toEqual({
      mode: 'gbm',
      isAuthoring: false,
      isPreview: false,
      isBrochure: false,
      isEmbedded: true,
      useBucketData: true,
      tutorial: null,
      book: 12,
      chapter: 34,
      page: 56,
      quiz: 'q7',
      variation: 'es',
      returnUrl: 'https://a.example/?b=1',
      token: 'abc',
    })
  })

  test('text, pairs and a URLSearchParams say the same', () => {
    const query = 'book=12&variation=es&quiz=a+b%20c'
    expect(readAddress(`?${query}`)).toEqual(readAddress(query))
    expect(readAddress(new URLSearchParams(query))).toEqual(readAddress(query))
    expect(readAddress(query).quiz).toBe('a b c')
  })

  test('brochure and preview are on by mode or by parameter, either one [NAV-024]', () => {
    for (const query of ['mode=preview', 'preview=1', 'preview', 'mode=gbm&preview=true']) {
      expect(readAddress(query).isPreview).toBe(true)
    }
    for (const query of ['mode=brochure', 'brochure=1', 'brochure', 'mode=gbm&brochure=yes']) {
      expect(readAddress(query).isBrochure).toBe(true)
    }
    for (const query of ['', 'preview=0&brochure=false', 'mode=simple']) {
      expect(readAddress(query)).toMatchObject({ isPreview: false, isBrochure: false })
    }
  })

  test('tutorial starts by any truthy value, is suppressed by a false one and left open without one [NAV-022]', () => {
    for (const query of ['tutorial=1', 'tutorial=true', 'tutorial', 'tutorial=yes']) {
      expect(readAddress(query).tutorial).toBe(true)
    }
    for (const query of ['tutorial=0', 'tutorial=false', 'tutorial=FALSE']) {
      expect(readAddress(query).tutorial).toBe(false)
    }
    expect(readAddress('').tutorial).toBeNull()
  })

  test('ids that are no positive whole numbers count as missing', () => {
    for (const id of ['0', '-1', '1.5', '1e3', 'abc', '', '99999999999999999999', '٣']) {
      expect(readAddress([['book', id]]).book).toBeNull()
    }
  })

  test('only the mode decides about authoring', () => {
    expect(readAddress('mode=authoring').isAuthoring).toBe(true)
    expect(readAddress('authoring=1&mode=Authoring').isAuthoring).toBe(false)
  })

  test('of a repeated parameter the first counts', () => {
    expect(readAddress('book=1&book=2').book).toBe(1)
  })

  test('what cannot be decoded stays as written', () => {
    expect(readAddress('quiz=%E0%A4%A').quiz).toBe('%E0%A4%A')
  })
})

describe('changeAddress', () => {
  test('the token goes, everything else keeps its place', () => {
    expect(changeAddress('?book=1&token=secret&page=2', { token: null, page: 3, chapter: 9 })).toBe(
      '?book=1&page=3&chapter=9',
    )
    expect(changeAddress('?token=secret', { token: null })).toBe('')
  })
})

describe('allowReturnUrl', () => {
  const allowed = ['https://books.example', 'http://localhost:3000']

  test('an address of an allowed origin may be gone back to [NAV-019]', () => {
    for (const url of [
      'https://books.example',
      'https://books.example/',
      'https://books.example/shelf?x=1#y',
      'HTTPS://Books.Example:443/shelf',
      'http://localhost:3000/a',
      'https://books.example?x',
    ]) {
      expect(allowReturnUrl(url, allowed)).toBe(url)
    }
  })

  test('every other address is refused, above all those that only look allowed [NAV-019]', () => {
    for (const url of [
      null,
      undefined,
      '',
      '/shelf',
      '//books.example',
      'books.example',
      'javascript:alert(1)//https://books.example',
      'data:text/html,x',
      'ftp://books.example',
      'http://books.example',
      'https://books.example:444/',
      'https://books.example.evil.example/',
      'https://evil.example/https://books.example',
      'https://books.example@evil.example/',
      'https://user:pass@books.example/',
      'https://books.example\\@evil.example/',
      'https://books.example\n.evil.example',
      'https:\\\\books.example',
      'https:/books.example',
      'https://bооks.example',
      ' https://books.example',
      'https://books.example /',
      'https://books.example\t/',
      'https://books.example./',
      'https://books.example%2eevil.example/',
      'http://localhost:30000/',
    ]) {
      expect(allowReturnUrl(url, allowed)).toBeNull()
    }
  })

  test('nothing is allowed without a list', () => {
    expect(allowReturnUrl('https://books.example', [])).toBeNull()
  })
})

/** Of the text in UTF-8, one character a byte. */
const base64 = (text: string) =>
  btoa(encodeURIComponent(text).replace(/%(..)/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))))

const base64Url = (value: unknown) =>
  base64(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')

describe('readToken', () => {
  const user = { accessToken: 'acc', refreshToken: 'ref', id: '7', email: 'zoë@例え.example' }

  test('base64url JSON is the user object [NAV-004 DATA-021]', () => {
    expect(readToken(base64Url(user))).toEqual({ kind: 'ok', user })
    expect(readToken(base64Url({ ...user, id: 7, more: true }))).toEqual({ kind: 'ok', user })
    expect(readToken(base64(JSON.stringify(user)))).toEqual({ kind: 'ok', user })
  })

  test('a JWT is its own access token, the user stands in its payload [NAV-004]', () => {
    const jwt = `${base64Url({ alg: 'none' })}.${base64Url({ sub: '7', email: 'a@b.example' })}.c2ln`
    expect(readToken(jwt)).toEqual({
      kind: 'ok',
      user: { accessToken: jwt, refreshToken: null, id: '7', email: 'a@b.example' },
    })
  })

  test('a malformed token is broken, not a crash [NAV-004]', () => {
    for (const token of [
      '',
      '.',
      '..',
      'a.b',
      'ä',
      '{}',
      base64Url('text'),
      base64Url([]),
      base64Url({}),
      '____',
      'eyJ',
    ]) {
      expect(readToken(token).kind).toBe('broken')
    }
  })
})

describe('texts by language', () => {
  test('the language, else English, else the first that is not empty, with its code [POP-007 COACH-004 I18N-009]', () => {
    const title = { fr: ' ', de: 'Katze', en: 'Cat', es: 'Gato' }
    expect(pickLocalized(title, 'es')).toEqual({ language: 'es', text: 'Gato' })
    expect(pickLocalized(title, 'fr')).toEqual({ language: 'en', text: 'Cat' })
    expect(pickLocalized({ fr: '', de: 'Katze', es: 'Gato' }, 'zh')).toEqual({ language: 'de', text: 'Katze' })
    expect(pickLocalized({ fr: '' }, 'fr')).toBeNull()
    expect(pickLocalized(null, 'en')).toBeNull()
  })

  test('null, undefined, empty text and white space are empty; nothing left is an empty object [POP-025]', () => {
    expect(dropEmptyTexts({ en: null, es: undefined, zh: '', fr: ' \n' })).toStrictEqual({})
    expect(withoutEmptyTexts({ id: 'a', title: { en: '' }, link: null })).toStrictEqual({
      id: 'a',
      title: {},
      link: null,
    })
  })
})

describe('autoplay', () => {
  test('-1 is the start of the page [POP-018]', () => {
    expect(readAutoplay([{ lang: 'es', value: -1, orderIndex: 2 }], 'es')).toEqual({ at: 'page-start', orderIndex: 2 })
  })

  test('without an entry nothing opens', () => {
    expect(readAutoplay(null, 'en')).toBeNull()
    expect(readAutoplay([{ value: -1 }], 'en')).toBeNull()
  })
})

describe('clampPageNumber', () => {
  test('what is no number is the current page, decimals are cut [AUD-047]', () => {
    for (const input of ['', '  ', 'abc', NaN]) expect(clampPageNumber(input, { current: 4, pageCount: 9 })).toBe(4)
    expect(clampPageNumber('3.9', { current: 4, pageCount: 9 })).toBe(3)
    expect(clampPageNumber('-3', { current: 4, pageCount: 9 })).toBe(1)
    expect(clampPageNumber('10', { current: 4, pageCount: 9 })).toBe(9)
  })
})

describe('colours', () => {
  test('a book without a primary colour has #597DCE [CONST-001]', () => {
    expect(primaryColor({ book: { theme_data: {} } })).toBe('#597DCE')
    expect(primaryColor({ book: { theme_data: null } })).toBe('#597DCE')
    expect(primaryColor({})).toBe('#597DCE')
  })

  test('the trigger goes before the book, the book before the partner', () => {
    const book = { theme_data: { primary_color: '#111111' } }
    const partner = { color: '#222222' }
    expect(primaryColor({ trigger: { primaryColor: '#333333' }, book, partner })).toBe('#333333')
    expect(primaryColor({ trigger: {}, book, partner })).toBe('#111111')
    expect(primaryColor({ book: {}, partner })).toBe('#222222')
  })
})

describe('partners', () => {
  test('domains 6, 14, 1, 9 and 7 are in the table; any other has no colour and no link of its own [EMBED-005 EMBED-006]', () => {
    expect(partners.map((partner) => partner.domainId)).toEqual([6, 14, 1, 9, 7])
    expect(partnerOf(99)).toEqual({ domainId: 99, mode: null, color: null, returnLink: null, allowedOrigins: [] })
    const own = {
      domainId: 6,
      mode: 'gbm',
      color: '#fd7e1d',
      returnLink: 'https://a.example',
      allowedOrigins: [],
    } as const
    expect(partnerOf(6, [own])).toBe(own)
  })
})

describe('languages', () => {
  test('a language has a code, a name, its own name and a direction [DATA-024]', () => {
    expect(languages.find((language) => language.code === 'es')).toEqual({
      code: 'es',
      name: 'Spanish',
      native: 'Español',
      isRightToLeft: false,
    })
    expect(describeLanguage('ar-EG')).toEqual({ code: 'ar-EG', name: 'Arabic', native: 'العربية', isRightToLeft: true })
    expect(describeLanguage('tlh')).toEqual({ code: 'tlh', name: 'tlh', native: 'tlh', isRightToLeft: false })
  })

  test('the table stands in menu order, with every code once', () => {
    expect(orderLanguages(languages).slice(0, 3)).toEqual(languages.slice(0, 3))
    expect(new Set(languages.map(({ code }) => code)).size).toBe(languages.length)
  })

  test('the script decides before the language, the region where a language has two', () => {
    for (const code of ['ar', 'he', 'fa-IR', 'ur', 'yi', 'AR-EG', 'pa-Arab', 'pa-PK', 'ku_IQ']) {
      expect(isRightToLeft(code)).toBe(true)
    }
    for (const code of ['en', 'es', 'zh', 'ar-Latn', 'pa', 'ku', 'he-Latn', '', 'arn']) {
      expect(isRightToLeft(code)).toBe(false)
    }
  })

  test('codes alone are ordered too', () => {
    expect(orderLanguages(['fr', 'zh', 'en', 'de', 'en'])).toEqual(['en', 'zh', 'de', 'fr'])
  })
})
