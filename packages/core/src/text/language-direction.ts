import type { Direction, Language } from '../types'

const RIGHT_TO_LEFT_SCRIPTS = new Set(
  'adlm arab aran armi hebr hung mand mend nkoo phnx rohg samr sogd syrc syre syrj syrn thaa yezi'.split(' '),
)

/** Languages that are written from right to left unless a tag names another script. */
const RIGHT_TO_LEFT_LANGUAGES = new Set(
  [
    'acm acq acw acx aeb afb ajp apc apd ar ara arb arc arq ars ary arz avl ayl ayn ayp azb bal bej bft bgn bqi brh',
    'ckb div dv fa fas glk haz hbo he heb hno iw ji jpr jrb kas khw kmz ks lad lah lki lrc luz mzn nqo ota per pes',
    'phr plk pnb prs ps pst pus rhg sam sd sdh skr snd syc syr ug uig ur urd uzs vmh yi yid ydd',
  ].flatMap((codes) => codes.split(' ')),
)

/** Languages of two scripts, where the country tells which. */
const RIGHT_TO_LEFT_COUNTRIES: ReadonlyMap<string, readonly string[]> = new Map([
  ['az', ['iq', 'ir']],
  ['ha', ['cm', 'sd']],
  ['kk', ['af', 'cn', 'ir', 'mn']],
  ['kmr', ['iq', 'ir', 'lb']],
  ['ku', ['iq', 'ir', 'lb']],
  ['ky', ['cn']],
  ['ms', ['cc']],
  ['pa', ['pk']],
  ['tg', ['pk']],
  ['uz', ['af']],
])
const LEFT_TO_RIGHT_COUNTRIES: ReadonlyMap<string, readonly string[]> = new Map([
  ['sd', ['in']],
  ['ug', ['kz', 'mn']],
])

/**
 * The direction in which lines of the language run. A script in the tag decides before the country, and the country
 * before the language. Tags are BCP 47, in any case, with hyphens or underscores; whatever is not known runs from left
 * to right.
 *
 * @example
 * languageDirection('ar-EG') // => 'rtl'
 * languageDirection('az-Arab') // => 'rtl'
 * languageDirection('pa_PK') // => 'rtl'
 * languageDirection('ar-Latn') // => 'ltr'
 */
export function languageDirection(language: Language): Direction {
  const [base = '', ...subtags] = readSubtags(language)
  const script = subtags.find((subtag) => /^[a-z]{4}$/.test(subtag))
  if (script !== undefined) return RIGHT_TO_LEFT_SCRIPTS.has(script) ? 'rtl' : 'ltr'
  const isOf = (countries: ReadonlyMap<string, readonly string[]>) =>
    subtags.some((country) => countries.get(base)?.includes(country) === true)
  if (isOf(RIGHT_TO_LEFT_COUNTRIES)) return 'rtl'
  return RIGHT_TO_LEFT_LANGUAGES.has(base) && !isOf(LEFT_TO_RIGHT_COUNTRIES) ? 'rtl' : 'ltr'
}

/** In lower case, up to the first single letter: what stands behind one is an extension and not the language. */
function readSubtags(language: Language): string[] {
  const subtags = language.toLowerCase().split(/[-_]/)
  const extension = subtags.findIndex((subtag) => subtag.length === 1)
  return extension < 0 ? subtags : subtags.slice(0, extension)
}
