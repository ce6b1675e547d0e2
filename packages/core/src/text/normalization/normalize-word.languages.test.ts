import { describe, expect, it } from 'vitest'
import { normalizeWord } from './normalize-word'

/** Spellings of one word by language; the first is how a plain text has it. */
const SAME: readonly (readonly [language: string, why: string, ...spellings: string[]])[] = [
  ['en', 'an apostrophe of any kind', 'dont', 'don’t', "don't", 'don´t', 'don`t', 'don\u02bct', 'donʹt', 'don＇t'],
  ['en', 'ligatures and the long s', 'officious', 'oﬃcious', 'ofﬁcious', 'oﬃciouſ'],
  ['en', 'quotes, brackets and stops', 'stop', '“Stop!”', '‘stop’', '(stop)', '*stop*', '_stop_', '¡stop?!', 'stop…'],
  ['en', 'a soft hyphen and joiners', 'lighthouse', 'light\u00adhouse', 'light\u200bhouse', 'light\ufeffhouse'],
  ['en', 'old ligature letters', 'encyclopaedia', 'encyclopædia', 'ENCYCLOPÆDIA'],
  ['es', 'opening marks', 'qué', '¿Qué?', '¡QUÉ!', '«qué»', 'que\u0301'],
  ['es', 'an eñe of two parts', 'niño', 'nin\u0303o', 'NIÑO', '—niño,'],
  ['fr', 'narrow spaces before the stops', 'bonjour', 'Bonjour\u202f!', 'bonjour\u00a0;', '«\u202fbonjour\u202f»'],
  ['fr', 'an elision', 'lamie', 'l’amie', "l'amie", 'L’AMIE'],
  ['fr', 'o and e in one', 'coeur', 'cœur', 'CŒUR', 'Cœur,'],
  ['fr', 'accents on capitals', 'état', 'État', 'ÉTAT', 'E\u0301tat'],
  ['de', 'sharp s', 'strasse', 'Straße', 'STRASSE', 'STRAẞE', '„Straße“'],
  ['de', 'umlauts of two parts', 'über', 'Über', 'u\u0308ber', 'ÜBER', '»über«'],
  ['zh', 'full-width forms and stops', '好', '好。', '「好」', '《好》', '好，'],
  ['zh', 'full-width letters and digits', 'abc123', 'ＡＢＣ１２３'],
  ['ja', 'half-width kana', 'ガラス', 'ｶﾞﾗｽ', 'カ\u3099ラス', '「ガラス」'],
  ['ja', 'full-width stops', 'です', 'です。', 'です！？', '（です）'],
  ['ko', 'letters in parts', '한국어', '한국어'.normalize('NFD'), '한국어.', '“한국어”'],
  ['hi', 'the danda', 'है', 'है।', '“है”', 'है॥'],
  ['hi', 'a dot below of its own', 'लड़का', 'लड\u093cका'],
  ['hi', 'the dot below of loan words', 'जरूर', 'ज़रूर', 'ज\u093cरूर'],
  ['hi', 'joiners', 'क्ष', 'क्\u200dष', 'क्\u200cष'],
  ['hi', 'digits', '1947', '१९४७', '１９４７'],
  ['ar', 'tatweel', 'كتاب', 'كتـــاب', 'كـتـاب', 'كتاب،'],
  ['ar', 'vowel signs', 'محمد', 'مُحَمَّد', 'مُحَمَّدٌ'],
  ['ar', 'alefs', 'احمد', 'أحمد', 'أَحْمَد', 'ا\u0654حمد'],
  ['ar', 'the alef of the Koran', 'الله', 'ٱلله', 'اللّٰه'],
  ['ar', 'madda of two parts', 'القران', 'القرآن', 'القُرْا\u0653ن'],
  ['ar', 'shapes of letters', 'لا', 'ﻻ', 'لا؟', '«لا»'],
  ['ar', 'digits', '25', '٢٥', '٢٥٪'],
  ['fa', 'Persian letters on an Arabic keyboard', 'كتابي', 'کتابی', 'كتابى', 'کتابی،'],
  ['fa', 'the half space', 'ميخواهم', 'می\u200cخواهم', 'میخواهم'],
  ['fa', 'digits', '1403', '۱۴۰۳', '١٤٠٣'],
  ['he', 'niqqud', 'שלום', 'שָׁלוֹם', 'שׁלום', '„שלום“'],
  ['he', 'letters with their niqqud in one', 'שלום', '\ufb2aלו\u05b9ם'],
  ['he', 'gershayim', 'צהל', 'צה״ל', 'צה"ל', 'צה\u201dל'],
  ['he', 'geresh', 'גיבוי', 'ג׳יבוי', "ג'יבוי"],
  ['he', 'maqaf', 'ביתספר', 'בית־ספר', 'בית-ספר'],
  ['my', 'the stops', 'မြန်မာ', 'မြန်မာ။', 'မြန်မာ၊'],
  ['my', 'digits', '12', '၁၂'],
  ['th', 'am of two parts and in either order', 'น้ำ', 'น้\u0e4dา', 'น\u0e4d้า'],
  ['th', 'ae typed as two letters', 'แม่', 'เเม่'],
  ['th', 'digits', '2567', '๒๕๖๗'],
  ['ru', 'ё', 'елка', 'ёлка', 'Ёлка', 'е\u0308лка', 'ЕЛКА'],
  ['ru', 'stress marks', 'замок', 'за́мок', 'замо́к', '«Замок»'],
  ['uk', 'apostrophes', 'мята', 'м’ята', "м'ята", 'м\u02bcята'],
  ['tr', 'the two i', 'ışık', 'IŞIK', 'Işık'],
  ['tr', 'the dotted i', 'istanbul', 'İstanbul', 'İSTANBUL', 'I\u0307stanbul'],
  ['el', 'the final sigma', 'λόγος'.replace('ς', 'σ'), 'λόγος', 'ΛΌΓΟΣ', 'λόγος·'],
]

/** Words that readers of the language distinguish. */
const DIFFERENT: readonly (readonly [language: string, ...words: string[]])[] = [
  ['en', 'it', 'its', 'is'],
  ['es', 'ano', 'año'],
  ['es', 'si', 'sí'],
  ['fr', 'a', 'à'],
  ['fr', 'pêche', 'péché'],
  ['de', 'schon', 'schön', 'schoen'],
  ['de', 'Mutter', 'Mütter'],
  ['zh', '土', '士'],
  ['ja', 'はし', 'ばし', 'ハシ'],
  ['ja', 'ビル', 'ビール'],
  ['ja', 'きって', 'きて'],
  ['ko', '눈', '논'],
  ['hi', 'पड', 'पड़'],
  ['hi', 'दिन', 'दीन', 'दान'],
  ['hi', 'हँस', 'हंस'],
  ['ar', 'كتاب', 'كاتب'],
  ['ar', 'مدرسة', 'مدرسه'],
  ['ar', 'سال', 'سأل'.replace('أ', 'ئ')],
  ['he', 'שם', 'סם'],
  ['my', 'က', 'ကာ', 'ကိ'],
  ['th', 'มา', 'ม้า', 'หมา'],
  ['ru', 'мои', 'мой'],
  ['ru', 'шит', 'щит'],
  ['tr', 'sık', 'sik'],
]

describe('normalizeWord', () => {
  it.each(SAME)('%s: normalises %s to one form', (language, _why, ...spellings) => {
    expect(spellings.map((word) => normalizeWord(word, { language }))).toEqual(
      spellings.map(() => spellings[0]?.normalize('NFKC')),
    )
  })

  it.each(DIFFERENT)('%s: distinguishes %s from similar words', (language, ...words) => {
    expect(new Set(words.map((word) => normalizeWord(word, { language }))).size).toBe(words.length)
  })

  it('returns an empty text for characters that nobody speaks', () => {
    for (const word of [
      '—',
      '…',
      '„',
      '。',
      '、',
      '·',
      '؟',
      '،',
      '־',
      '״',
      '।',
      '။',
      '・',
      '\u200f',
      '\u200d',
      '´',
      '\u0301',
    ])
      expect(normalizeWord(word, { language: 'und' })).toBe('')
  })

  it('accepts any text', () => {
    for (const word of ['\ud800', '\udc00a', '\0', '\u0301'.repeat(1000), 'é'.repeat(100_000), '🎉', ''])
      for (const language of ['en', 'tr', '', 'x-nonsense', 'zh-Hans-CN'])
        expect(normalizeWord(normalizeWord(word, { language }), { language })).toBe(normalizeWord(word, { language }))
  })
})
