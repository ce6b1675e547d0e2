import { baseLanguage } from '../text/language'
import type { Language } from '../types'
import { isRightToLeft } from './is-right-to-left'

/** A language as a menu shows it. */
export interface LanguageEntry {
  code: Language
  /** In English. */
  name: string
  /** In the language itself. */
  native: string
  isRightToLeft: boolean
}

/** The languages that books are offered in most; books may use any other code as well. */
export const languages: readonly LanguageEntry[] = [
  ['en', 'English', 'English'],
  ['es', 'Spanish', 'Español'],
  ['zh', 'Chinese', '中文'],
  ['am', 'Amharic', 'አማርኛ'],
  ['ar', 'Arabic', 'العربية'],
  ['bn', 'Bengali', 'বাংলা'],
  ['cs', 'Czech', 'Čeština'],
  ['da', 'Danish', 'Dansk'],
  ['de', 'German', 'Deutsch'],
  ['el', 'Greek', 'Ελληνικά'],
  ['fa', 'Persian', 'فارسی'],
  ['fi', 'Finnish', 'Suomi'],
  ['fil', 'Filipino', 'Filipino'],
  ['fr', 'French', 'Français'],
  ['he', 'Hebrew', 'עברית'],
  ['hi', 'Hindi', 'हिन्दी'],
  ['hu', 'Hungarian', 'Magyar'],
  ['hy', 'Armenian', 'Հայերեն'],
  ['id', 'Indonesian', 'Bahasa Indonesia'],
  ['it', 'Italian', 'Italiano'],
  ['ja', 'Japanese', '日本語'],
  ['km', 'Khmer', 'ខ្មែរ'],
  ['ko', 'Korean', '한국어'],
  ['my', 'Burmese', 'မြန်မာ'],
  ['nl', 'Dutch', 'Nederlands'],
  ['no', 'Norwegian', 'Norsk'],
  ['pl', 'Polish', 'Polski'],
  ['pt', 'Portuguese', 'Português'],
  ['ro', 'Romanian', 'Română'],
  ['ru', 'Russian', 'Русский'],
  ['sv', 'Swedish', 'Svenska'],
  ['sw', 'Swahili', 'Kiswahili'],
  ['ta', 'Tamil', 'தமிழ்'],
  ['th', 'Thai', 'ไทย'],
  ['tr', 'Turkish', 'Türkçe'],
  ['uk', 'Ukrainian', 'Українська'],
  ['ur', 'Urdu', 'اردو'],
  ['vi', 'Vietnamese', 'Tiếng Việt'],
  ['yi', 'Yiddish', 'ייִדיש'],
].map(([code = '', name = '', native = '']) => ({ code, name, native, isRightToLeft: isRightToLeft(code) }))

/**
 * The entry of a code, or of its base language under the full code; an unknown code stands for itself.
 *
 * @example
 * describeLanguage('es-MX') // => { code: 'es-MX', name: 'Spanish', native: 'Español', isRightToLeft: false }
 * describeLanguage('tlh').name // => 'tlh'
 */
export function describeLanguage(code: Language): LanguageEntry {
  const known = languages.find((entry) => entry.code === baseLanguage(code))
  return { code, name: known?.name ?? code, native: known?.native ?? code, isRightToLeft: isRightToLeft(code) }
}
