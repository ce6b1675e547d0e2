import type { Language } from '../types'

/**
 * Whether a language is written from right to left. A script in the tag decides before the language does. Tags are BCP
 * 47, in any case and with hyphens or underscores; an unknown one is written from left to right.
 *
 * @example
 * isRightToLeft('ar-EG') // => true
 * isRightToLeft('ar-Latn') // => false
 */
export function isRightToLeft(language: Language): boolean {
  const [base = '', ...subtags] = language.toLowerCase().split(/[-_]/)
  const script = subtags.find((subtag) => /^[a-z]{4}$/.test(subtag))
  if (script !== undefined) return rightToLeftScripts.includes(script)
  return (
    rightToLeftLanguages.includes(base) || subtags.some((region) => rightToLeftRegions.includes(`${base}-${region}`))
  )
}

const rightToLeftScripts: readonly string[] = [
  'adlm',
  'arab',
  'aran',
  'hebr',
  'mand',
  'mend',
  'nkoo',
  'rohg',
  'samr',
  'syrc',
  'thaa',
]

const rightToLeftLanguages: readonly string[] = [
  'ar',
  'arc',
  'ary',
  'arz',
  'ckb',
  'dv',
  'fa',
  'glk',
  'he',
  'iw',
  'ji',
  'lrc',
  'mzn',
  'nqo',
  'pnb',
  'prs',
  'ps',
  'sd',
  'skr',
  'syr',
  'ug',
  'ur',
  'yi',
]

/** Languages with two scripts, where the region tells. */
const rightToLeftRegions: readonly string[] = ['az-ir', 'ks-in', 'ks-pk', 'ku-iq', 'ku-ir', 'pa-pk', 'uz-af']
