/** Marks that end a sentence in some places only. */
export const doubtfulMarks = '.!?…‼⁇⁈⁉‽'
/** Stops of scripts in which nothing else is written with them. */
export const sureMarks = '。｡．！？।॥؟۔።፧፨։။។៕༎།᠃᠉᱾᱿꯫܀܁܂߹꓿꘎꘏᙮᭞᭟⸮﹒﹖﹗'
/** In ASCII or beside it, what only some languages end sentences with. */
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
/** Marks that show the direction of the text; they stand anywhere and mean nothing to sentences. */
const INVISIBLE = '\u200b\u200e\u200f\u202a\u202b\u202c\u2066\u2067\u2068\u2069\ufeff'
export const closingMarks = `"'”’“‘»›«‹)]}」』）】》〉_*${INVISIBLE}`
/** Of these, the ones that open in other languages: they open before a letter. */
export const openingClosers = '“‘«‹'
export const openingMarks = `"'“‘„‚«»‹›([{¿¡_*—–-\`「『（《${INVISIBLE}`
/** What goes on with the sentence although the stop has been closed: '“Go!”, he said'. */
export const marksThatGoOn = ',;:.!?%)]}»”/&=+،؛、，'
/** Of these, what goes on after the sure stops. */
export const marksThatGoOnAfterSure = ',،؛、，'

/** Words parted by bars, as patterns have them: what a Thai or Lao clause begins with that goes on with its sentence. */
export const thaiBeginnings = 'และ|หรือ|ซึ่ง|ที่|โดย|เพราะ|เพื่อ|เช่น|ได้แก่|คือ|ว่า|กับ|ของ|แล้วก็|จึง|ก็|ฯลฯ|ๆ|ແລະ|ຫຼື|ທີ່|ເພາະ|ຊຶ່ງ'
/** What is followed by what it belongs to: titles, and words that cannot end a sentence. */
export const thaiBinders =
  'นาย|นาง|นางสาว|ดร|คุณ|ว่า|คือ|และ|หรือ|เช่น|ได้แก่|ที่|ของ|ๆ|พ\\.ศ|ค\\.ศ|จังหวัด|อำเภอ|ประเทศ|ທ້າວ|ນາງ|ວ່າ|ແລະ'
/** What announces speech or a list in Arabic. */
export const arabicAnnouncers =
  'قال|قالت|قالوا|قلت|قلنا|يقول|تقول|يقولون|قائل|قائلا|قائلة|قائلاً|سأل|سألت|سألته|سألها|يسأل|أجاب|أجابت|يجيب|رد|ردت|صاح|صاحت|هتف|همس|نادى|أضاف|أضافت|تابع|تابعت|صرح|صرحت|أكد|أكدت|أوضح|أوضحت|ذكر|ذكرت|أعلن|أعلنت|كتب|كتبت|مثل|هي|هو|هم|وهي|وهو|وهم|أشياء|أنواع|أقسام|أسباب|التالي|التالية|الآتي|الآتية|يلي|كالتالي|كالآتي|مثلا|اشترى|اشتريت'
/** What English writes before a number that is no list entry's: 'in chapter 2. The'. */
export const wordsBeforeNumbers =
  'in|of|to|and|or|the|a|by|at|from|than|with|on|for|is|are|was|were|has|have|had|under|over|about|see|only|chapter|section|page|grade|age|no\\.|figure|table|volume|year|room|vitamin|plan'
/** What English writes before a unit that is abbreviated, figures aside: 'two ft.'. */
export const wordsBeforeUnits = 'half|two|three|four|five|six|seven|eight|nine|ten|sq'
/** As classes of characters have them: scripts without capitals, in which words of one letter are rare. */
export const lettersWithoutCase =
  '\\p{sc=Arab}\\p{sc=Hebr}\\p{sc=Deva}\\p{sc=Beng}\\p{sc=Gujr}\\p{sc=Guru}\\p{sc=Knda}\\p{sc=Mlym}\\p{sc=Taml}\\p{sc=Telu}\\p{sc=Geor}'
/** What reports a quotation that a sure stop ends, in Burmese and in Hindi. */
export const burmeseReports = 'ဟု|လို့|ဟူ'
export const hindiReports = 'कहा|पूछा|बोला|बोली|बोले'
export const japaneseReports = '言|い|聞|き|思|おも|叫|答|尋|問|書|呟|つぶや'

/** Names that are written with a mark. */
export const exclaimedNames = words('Yahoo Jeopardy Wham Panic Airplane Oklahoma Joomla Kahoot E')
/** What cries are made of, after which the sentence goes on: 'Oh! the joy'. */
export const cries = words('oh ah o alas lo hark hey ha well why yes no eh lord yahoo')
/** What is written without vowels and can be said after all. */
export const sounds = words('hm hmm hmmm mm mmm sh shh shhh pst psst brr brrr grr tsk pfft zzz')
/** Languages that write an ordinal with a stop: '5. Mai'. */
export const ordinalLanguages = words('de da nb nn no fi cs sk hu pl hr bs sl sr et lv tr is fo eu lb')
/** What follows the half of the day: 'p.m. EST', '3 p.m. Thursday'. */
export const wordsAfterHours = words(
  `UTC GMT CT ET MT PT Eastern Central Pacific Mountain Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mon. Tue. Wed. Thu. Fri.
  Sat. Sun. January February March April May June July August September October November December Jan Feb Mar Apr Aug Sept Oct Nov Dec`,
)

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/u))
}
