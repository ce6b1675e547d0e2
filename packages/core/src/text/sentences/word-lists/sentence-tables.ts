/** Ambiguous stops, which do not always end a sentence. */
export const doubtfulMarks = '.!?…‼⁇⁈⁉‽'
/** Unambiguous stops of scripts that use them for nothing else. */
export const sureMarks = '。｡．！？।॥؟۔።፧፨։။។៕༎།᠃᠉᱾᱿꯫܀܁܂߹꓿꘎꘏᙮᭞᭟⸮﹒﹖﹗'
/** Marks that end sentences in some languages only. */
export const marksOfLanguages: Readonly<Record<string, string>> = {
  zh: '；',
  yue: '；',
  el: ';\u037e',
  hy: ':',
  hi: '|',
  mr: '|',
  ne: '|',
  sa: '|',
  bn: '|',
  pa: '|',
}
/** Direction marks, which may be anywhere and mean nothing for sentences. */
const INVISIBLE = '\u200b\u200e\u200f\u202a\u202b\u202c\u2066\u2067\u2068\u2069\ufeff'
export const closingMarks = `"'”’“‘»›«‹)]}」』）】》〉_*${INVISIBLE}`
/** Closing marks that open in other languages; before a letter they open. */
export const openingClosers = '“‘«‹'
export const openingMarks = `"'“‘„‚«»‹›([{¿¡_*—–-\`「『（《${INVISIBLE}`
/** Marks after a stop that continue the sentence: '“Go!”, he said'. */
export const marksThatGoOn = ',;:.!?%)]}»”/&=+،؛、，'
/** Marks that continue the sentence even after an unambiguous stop. */
export const marksThatGoOnAfterSure = ',،؛、，'

// Words separated by bars, for regular expressions.

/** Words that begin a Thai or Lao clause of the same sentence. */
export const thaiBeginnings = 'และ|หรือ|ซึ่ง|ที่|โดย|เพราะ|เพื่อ|เช่น|ได้แก่|คือ|ว่า|กับ|ของ|แล้วก็|จึง|ก็|ฯลฯ|ๆ|ແລະ|ຫຼື|ທີ່|ເພາະ|ຊຶ່ງ'
/** Thai and Lao words that belong to the word after them: titles, and words that cannot end a sentence. */
export const thaiBinders =
  'นาย|นาง|นางสาว|ดร|คุณ|ว่า|คือ|และ|หรือ|เช่น|ได้แก่|ที่|ของ|ๆ|พ\\.ศ|ค\\.ศ|จังหวัด|อำเภอ|ประเทศ|ທ້າວ|ນາງ|ວ່າ|ແລະ'
/** Arabic words that announce speech or a list. */
export const arabicAnnouncers =
  'قال|قالت|قالوا|قلت|قلنا|يقول|تقول|يقولون|قائل|قائلا|قائلة|قائلاً|سأل|سألت|سألته|سألها|يسأل|أجاب|أجابت|يجيب|رد|ردت|صاح|صاحت|هتف|همس|نادى|أضاف|أضافت|تابع|تابعت|صرح|صرحت|أكد|أكدت|أوضح|أوضحت|ذكر|ذكرت|أعلن|أعلنت|كتب|كتبت|مثل|هي|هو|هم|وهي|وهو|وهم|أشياء|أنواع|أقسام|أسباب|التالي|التالية|الآتي|الآتية|يلي|كالتالي|كالآتي|مثلا|اشترى|اشتريت'
/** English words before a number that is not a list marker: 'in chapter 2. The'. */
export const wordsBeforeNumbers =
  'in|of|to|and|or|the|a|by|at|from|than|with|on|for|is|are|was|were|has|have|had|under|over|about|see|only|chapter|section|page|grade|age|no\\.|figure|table|volume|year|room|vitamin|plan'
/** English words before an abbreviated unit, besides digits: 'two ft.'. */
export const wordsBeforeUnits = 'half|two|three|four|five|six|seven|eight|nine|ten|sq'
/** For a character class: scripts without capitals, in which words of one letter are rare. */
export const lettersWithoutCase =
  '\\p{sc=Arab}\\p{sc=Hebr}\\p{sc=Deva}\\p{sc=Beng}\\p{sc=Gujr}\\p{sc=Guru}\\p{sc=Knda}\\p{sc=Mlym}\\p{sc=Taml}\\p{sc=Telu}\\p{sc=Geor}'
/** Burmese, Hindi and Japanese words that report a quotation that ends in an unambiguous stop. */
export const burmeseReports = 'ဟု|လို့|ဟူ'
export const hindiReports = 'कहा|पूछा|बोला|बोली|बोले'
export const japaneseReports = '言|い|聞|き|思|おも|叫|答|尋|問|書|呟|つぶや'

/** Names that are written with an exclamation mark. */
export const exclaimedNames = words('Yahoo Jeopardy Wham Panic Airplane Oklahoma Joomla Kahoot E')
/** Exclamations after which the sentence continues: 'Oh! the joy'. */
export const cries = words('oh ah o alas lo hark hey ha well why yes no eh lord yahoo')
/** Words without vowels that are not abbreviations. */
export const sounds = words('hm hmm hmmm mm mmm sh shh shhh pst psst brr brrr grr tsk pfft zzz')
/** Languages that write ordinals with a full stop: '5. Mai'. */
export const ordinalLanguages = words('de da nb nn no fi cs sk hu pl hr bs sl sr et lv tr is fo eu lb')
/** Words after 'a.m.' and 'p.m.' in the same sentence: 'p.m. EST', '3 p.m. Thursday'. */
export const wordsAfterHours = words(
  `UTC GMT CT ET MT PT Eastern Central Pacific Mountain Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mon. Tue. Wed. Thu. Fri.
  Sat. Sun. January February March April May June July August September October November December Jan Feb Mar Apr Aug Sept Oct Nov Dec`,
)

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/u))
}
