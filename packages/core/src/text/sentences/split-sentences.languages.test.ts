import { describe, expect, it } from 'vitest'
import { splitSentences } from './split-sentences'

/** Returns the sentences of a text that is built from them with the language's separator. */
function expectSplit(language: string, sentences: readonly string[], between = ' '): void {
  expect(splitSentences(sentences.join(between), { language }).map(({ text }) => text)).toEqual(sentences)
}

describe('splitSentences by language', () => {
  it('English: continues after titles and initials, ends at U.S., p.m. and etc. before a starter', () => {
    expectSplit('en', [
      'Dr. J. R. Hale of Hale, Orr & Co. spoke at 5 p.m. on Jan. 3.',
      'He left at 6 p.m.',
      'His wife stayed.',
    ])
    expectSplit('en', ['He lives in the U.S.', 'She lives in the U.S. Virgin Islands.'])
    expectSplit('en', ['We sell pens, ink, etc.', 'They are cheap.'])
    expectSplit('en', [
      'The train leaves at 5 p.m. EST on Friday.',
      'The next one leaves at 7 p.m.',
      'Nobody takes it.',
    ])
  })

  it('English: distinguishes words from abbreviations: sat and Sat., no and No., in and in.', () => {
    expectSplit('en', [
      'There the cat sat.',
      'Tom looked in.',
      'He said no.',
      'Anna laughed at me.',
      'Open Sat. Noon to six.',
    ])
    expectSplit('en', ['Take No. 5, fig. 3 and 2 in. Dutch pipe.', 'No.', 'Maria refused.'])
  })

  it('English: keeps reported speech with its report, and splits before a new action', () => {
    expectSplit('en', ['“Why?” Anna Marsh asked.', '“Nobody knows!” he cried.', '“Go!”', 'The door fell shut.'])
  })

  it('English: keeps closing quotes after a space with their sentence', () => {
    expectSplit('en', [
      '" Come in ! "',
      'The door opened .',
      "`` I know , '' he said .",
      '( It rained . )',
      'We left .',
    ])
  })

  it('English: splits texts in lower case, but not at unknown abbreviations', () => {
    expectSplit('en', ['we waited for hours.', 'nobody came!', 'it was cold.'])
    expectSplit('en', ['The sched. departure was late.'])
  })

  it('English: a dash after an abbreviation continues the sentence; an omission starts the next', () => {
    expectSplit('en', ['BOSTON, Mass. -- The game ended.', 'He fell.', '… They left.'])
  })

  it('English: ends at emoticons and emoji after a stop or in its place', () => {
    expectSplit('en', ['Thanks! :)', 'See you soon 😀', 'It was great :-)', 'Bye.'])
  })

  it('Spanish: begins at ¿ and ¡, continues after titles, keeps speech with its report', () => {
    expectSplit('es', [
      '¿Cómo está el Sr. Ruiz?',
      '¡Muy bien!',
      'Vive en los EE. UU. con la Dra. Paz.',
      '«No sé. Quizá mañana», dijo ella.',
    ])
    expectSplit('es', ['—¡Ven aquí! —gritó la madre.', '—Ya voy —dijo el niño.'])
  })

  it('French: handles a space before the mark, spaced guillemets, M. and av. J.-C.', () => {
    expectSplit('fr', [
      'Qui est là ?',
      'M. Leroy, né en 1920 !',
      'Il dit « oui ».',
      '« Venez ! Vite ! » cria-t-il.',
      'C’était en 52 av. J.-C. à Rome.',
    ])
  })

  it('German: continues after ordinals, kings, spaced abbreviations and streets', () => {
    expectSplit('de', [
      'Am 1. Mai kam Ludwig XIV. nach Köln.',
      'Er wohnt z. B. in der Hauptstr. 5 bei Dr. Groß.',
      'Das war im 19. Jahrhundert.',
    ])
    expectSplit('de', ['„Komm! Schnell!“, rief sie.', '„Nein.“', '»Gut«, sagte er.'])
  })

  it('Chinese: handles stops without spaces, titles in 《》, and speech around its report', () => {
    expectSplit(
      'zh',
      [
        '今天很好。',
        '你去吗？',
        '我看过《走吧！》这本书。',
        '“我走了。再见。”她说。',
        '他问：“是谁？”',
        '没有人回答！',
      ],
      '',
    )
  })

  it('Japanese: keeps speech in 「」 with と, and handles titles in 『』 and half-width stops', () => {
    expectSplit(
      'ja',
      ['今日は月曜日です。', '「行こう。早く。」と彼は言った。', '『坊っちゃん。』を読んだ。', '本当？！', 'そうだ｡'],
      '',
    )
    expectSplit('ja', ['え？と思った。', 'それだけ．', '３．５円です。'], '')
  })

  it('Korean: handles stops with spaces, and keeps speech with 라고 and its speaker', () => {
    expectSplit('ko', [
      '오늘은 월요일입니다.',
      '어디 가세요?',
      '"집에 가. 빨리."라고 그가 말했다.',
      '“가자!” 그녀가 외쳤다.',
      '값은 3.5달러입니다.',
    ])
  })

  it('Hindi and Marathi: handle danda, double danda, a bar as danda, and titles with a full stop', () => {
    expectSplit('hi', ['डॉ. शर्मा दिल्ली में रहते हैं।', 'क्या आप आ रहे हैं?', 'यह ३.५ रुपये है |', 'श्री ए. पी. जे. कलाम आए॥'])
    expectSplit('mr', ['पु. ल. देशपांडे लेखक होते.', 'तू कुठे आहेस?', 'आज सोमवार आहे.'])
  })

  it('Arabic, Persian and Urdu: end at ؟ and ۔ but not at ، and ؛; one letter is an initial', () => {
    expectSplit('ar', ['ذهب د. أحمد إلى القاهرة، ثم عاد؛ وكان متعبا.', 'هل وصل؟', 'نعم!', 'السعر 3.5 جنيه.'])
    expectSplit('fa', ['حال شما چطور است؟', 'خوبم، ممنون.', 'او گفت: «نه. شاید فردا»، و رفت.'])
    expectSplit('ur', ['آپ کیسے ہیں؟', 'میں ٹھیک ہوں۔', 'کیا بات ہے!'])
  })

  it('Arabic: ignores direction marks beside a stop', () => {
    expectSplit('ar', ['انتهى الدرس.\u200f', 'خرج د\u202a.\u202c أحمد.'])
  })

  it('Hebrew: handles gershayim and initials, and keeps speech with its report', () => {
    expectSplit('he', [
      'ד"ר כהן גר ברח\' הרצל 5.',
      'א. ב. יהושע היה סופר.',
      'המחיר הוא 3.5 ש"ח.',
      '"בוא הנה!" קרא אבא.',
      'מתי?',
    ])
  })

  it('Hindi and Burmese: keep speech with its report', () => {
    expectSplit('hi', ['"तुम कहाँ हो?" उसने पूछा।', '"मैं यहाँ हूँ।" राम ने कहा।', 'वह गया।'])
    expectSplit('my', ['သူက "လာပါ။" ဟု ပြောသည်။', 'ကျွန်တော် သွားမယ်။'])
  })

  it('Korean: continues at the stops of a date, and may end after a year alone', () => {
    expectSplit('ko', ['오늘은 2020. 5. 3. 입니다.', '그때는 1999.', '그는 학생이었다.'])
  })

  it('Burmese, Khmer and Amharic: end at their own stops, with and without spaces', () => {
    expectSplit('my', ['နေကောင်းလား။', 'ကောင်းပါတယ်၊ ကျေးဇူး။'], '')
    expectSplit('km', ['ខ្ញុំសុខសប្បាយ។', 'អ្នកទៅណា?', 'ខ្ញុំទៅសាលា៕'])
    expectSplit('am', ['ሰላም ነው።', 'እንዴት ነህ፧', 'ደህና ነኝ!'], '')
  })

  it('Thai: ends at a space, but not before a continuing word or beside numbers', () => {
    expectSplit('th', ['สวัสดีครับ', 'ผมชื่อสมชาย', 'มีนักเรียน 30 คน', 'เขาชอบอ่านหนังสือ และวาดรูป'])
  })

  it('Russian, Ukrainian, Bulgarian, Kazakh: continue after years, towns and abbreviations', () => {
    expectSplit('ru', [
      'В 1999 г. Виктор уехал из г. Москвы, т. е. пропал.',
      '— Ты придёшь? — спросил он.',
      'А. С. Пушкин жил в XIX в. в Москве.',
      'Он купил хлеб и т. д.',
      'Потом ушёл.',
    ])
    expectSplit('uk', ['Він народився в 1814 р. на Черкащині.', '«Не знаю. Може, завтра», — сказала вона.'])
    expectSplit('bg', [
      'Той живее на ул. Мир в гр. София.',
      'Царството трая 120 г.',
      'Борис го наследи през 950 г. след него.',
    ])
    expectSplit('kk', ['Абай 1845 ж. Шыңғыста туған.', 'Бұл кім?'])
  })

  it('Polish, Slovak, Dutch, Danish: continue after ordinals, begin with clipped words', () => {
    expectSplit('pl', [
      'Prof. Nowak mieszka przy ul. Polnej od 1950 r. w Krakowie.',
      'Kupił chleb itd.',
      'Potem wrócił.',
    ])
    expectSplit('sk', [
      'Firma Alfa s. r. o. sídli v XII. Pluku od 7. Apríla.',
      '„Neviem. Azda zajtra,“ povedala Mária.',
      'Pozri obr. 3.',
      'Ing. Malý prišiel.',
    ])
    expectSplit('nl', ['Dhr. Bos kwam, d.w.z. te laat.', '’s Avonds gingen we naar huis.', '...en toen was het stil.'])
    expectSplit('da', [
      'Han bor på 3. sal i Skt. Pauls Gade.',
      'Møbler, tøj osv.',
      'Det hele blev solgt.',
      '»Kom ind. Sæt dig«, sagde hun.',
    ])
  })

  it('Greek: ends at ; but not at ·', () => {
    expectSplit('el', ['Πού είναι ο σταθμός;', 'Έφαγε· μετά έφυγε με τον κ. Παππά.', 'Ήρθε στις 5 μ.μ.', 'Πάμε!'])
  })

  it('Armenian: ends at ։ or a colon, and continues at a full stop beside them', () => {
    expectSplit('hy', ['Ինչպե՞ս ես։', 'Պատճառը հետևյալն է. Ձմեռ էր։'])
    expectSplit('hy', ['Նա եկավ:', 'Մենք գնացինք տուն:'])
  })

  it('Georgian: begins with lower-case letters, because it has no capitals', () => {
    expectSplit('ka', ['გამარჯობა, როგორ ხარ?', 'კარგად ვარ.', 'ის 1950 წ. თბილისში დაიბადა.'])
  })

  it('splits unknown languages, and an empty one, like English', () => {
    for (const language of ['xx', '', 'EN_us', 'en-GB', 'zz-Latn-001', '-', '\ud800'])
      expectSplit(language, ['Dr. Hale came.', 'He left.'])
  })
})
