import { describe, expect, it } from 'vitest'
import { splitSentences } from './split-sentences'

/** The sentences of a text that is given as them, joined by what stands between sentences in the language. */
function expectSplit(language: string, sentences: readonly string[], between = ' '): void {
  expect(splitSentences(sentences.join(between), { language }).map(({ text }) => text)).toEqual(sentences)
}

describe('splitSentences, language by language', () => {
  it('English: titles, firms and initials go on; U.S., p.m. and etc. end before a word that begins sentences', () => {
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

  it('English: small words are words where only their capitals abbreviate: sat and Sat., no and No., in and in.', () => {
    expectSplit('en', [
      'There the cat sat.',
      'Tom looked in.',
      'He said no.',
      'Anna laughed at me.',
      'Open Sat. Noon to six.',
    ])
    expectSplit('en', ['Take No. 5, fig. 3 and 2 in. Dutch pipe.', 'No.', 'Maria refused.'])
  })

  it('English: reported speech stays with its report, but a new act after speech is a new sentence', () => {
    expectSplit('en', ['“Why?” Anna Marsh asked.', '“Nobody knows!” he cried.', '“Go!”', 'The door fell shut.'])
  })

  it('English: closing quotes that stand apart belong to what they close', () => {
    expectSplit('en', [
      '" Come in ! "',
      'The door opened .',
      "`` I know , '' he said .",
      '( It rained . )',
      'We left .',
    ])
  })

  it('English: writers who begin small are followed; an unknown abbreviation is not', () => {
    expectSplit('en', ['we waited for hours.', 'nobody came!', 'it was cold.'])
    expectSplit('en', ['The sched. departure was late.'])
  })

  it('English: a dash after an abbreviation goes on, an omission alone belongs to what follows it', () => {
    expectSplit('en', ['BOSTON, Mass. -- The game ended.', 'He fell.', '… They left.'])
  })

  it('English: emoticons and emoji after a stop, or in its place, end the sentence', () => {
    expectSplit('en', ['Thanks! :)', 'See you soon 😀', 'It was great :-)', 'Bye.'])
  })

  it('Spanish: openers ¿ ¡ begin, treatments and initials go on, speech goes with its report', () => {
    expectSplit('es', [
      '¿Cómo está el Sr. Ruiz?',
      '¡Muy bien!',
      'Vive en los EE. UU. con la Dra. Paz.',
      '«No sé. Quizá mañana», dijo ella.',
    ])
    expectSplit('es', ['—¡Ven aquí! —gritó la madre.', '—Ya voy —dijo el niño.'])
  })

  it('French: a space before the mark, guillemets with spaces, M. and av. J.-C.', () => {
    expectSplit('fr', [
      'Qui est là ?',
      'M. Leroy, né en 1920 !',
      'Il dit « oui ».',
      '« Venez ! Vite ! » cria-t-il.',
      'C’était en 52 av. J.-C. à Rome.',
    ])
  })

  it('German: ordinals, kings, spaced abbreviations and streets go on', () => {
    expectSplit('de', [
      'Am 1. Mai kam Ludwig XIV. nach Köln.',
      'Er wohnt z. B. in der Hauptstr. 5 bei Dr. Groß.',
      'Das war im 19. Jahrhundert.',
    ])
    expectSplit('de', ['„Komm! Schnell!“, rief sie.', '„Nein.“', '»Gut«, sagte er.'])
  })

  it('Chinese: stops without spaces, titles in 《》, speech before and after its report', () => {
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

  it('Japanese: speech in 「」 stays with と, titles in 『』 and half-width stops are known', () => {
    expectSplit(
      'ja',
      ['今日は月曜日です。', '「行こう。早く。」と彼は言った。', '『坊っちゃん。』を読んだ。', '本当？！', 'そうだ｡'],
      '',
    )
    expectSplit('ja', ['え？と思った。', 'それだけ．', '３．５円です。'], '')
  })

  it('Korean: stops with spaces; speech stays with 라고 and with who said it', () => {
    expectSplit('ko', [
      '오늘은 월요일입니다.',
      '어디 가세요?',
      '"집에 가. 빨리."라고 그가 말했다.',
      '“가자!” 그녀가 외쳤다.',
      '값은 3.5달러입니다.',
    ])
  })

  it('Hindi and Marathi: danda, double danda, a bar for a danda, and titles with a full stop', () => {
    expectSplit('hi', ['डॉ. शर्मा दिल्ली में रहते हैं।', 'क्या आप आ रहे हैं?', 'यह ३.५ रुपये है |', 'श्री ए. पी. जे. कलाम आए॥'])
    expectSplit('mr', ['पु. ल. देशपांडे लेखक होते.', 'तू कुठे आहेस?', 'आज सोमवार आहे.'])
  })

  it('Arabic, Persian and Urdu: ؟ and ۔ end, ، and ؛ do not; one letter with a stop is a title or an initial', () => {
    expectSplit('ar', ['ذهب د. أحمد إلى القاهرة، ثم عاد؛ وكان متعبا.', 'هل وصل؟', 'نعم!', 'السعر 3.5 جنيه.'])
    expectSplit('fa', ['حال شما چطور است؟', 'خوبم، ممنون.', 'او گفت: «نه. شاید فردا»، و رفت.'])
    expectSplit('ur', ['آپ کیسے ہیں؟', 'میں ٹھیک ہوں۔', 'کیا بات ہے!'])
  })

  it('Arabic: marks of direction beside a stop change nothing', () => {
    expectSplit('ar', ['انتهى الدرس.\u200f', 'خرج د\u202a.\u202c أحمد.'])
  })

  it('Hebrew: gershayim are no quotes, single letters are initials, speech stays with its report', () => {
    expectSplit('he', [
      'ד"ר כהן גר ברח\' הרצל 5.',
      'א. ב. יהושע היה סופר.',
      'המחיר הוא 3.5 ש"ח.',
      '"בוא הנה!" קרא אבא.',
      'מתי?',
    ])
  })

  it('Hindi and Burmese speech stays with its report', () => {
    expectSplit('hi', ['"तुम कहाँ हो?" उसने पूछा।', '"मैं यहाँ हूँ।" राम ने कहा।', 'वह गया।'])
    expectSplit('my', ['သူက "လာပါ။" ဟု ပြောသည်။', 'ကျွန်တော် သွားမယ်။'])
  })

  it('Korean: the stops of a date do not end, and a year alone may', () => {
    expectSplit('ko', ['오늘은 2020. 5. 3. 입니다.', '그때는 1999.', '그는 학생이었다.'])
  })

  it('Burmese, Khmer and Amharic: their own stops, with and without spaces', () => {
    expectSplit('my', ['နေကောင်းလား။', 'ကောင်းပါတယ်၊ ကျေးဇူး။'], '')
    expectSplit('km', ['ខ្ញុំសុខសប្បាយ។', 'អ្នកទៅណា?', 'ខ្ញុំទៅសាលា៕'])
    expectSplit('am', ['ሰላም ነው።', 'እንዴት ነህ፧', 'ደህና ነኝ!'], '')
  })

  it('Thai: a space ends, but not before a word that goes on, nor beside figures', () => {
    expectSplit('th', ['สวัสดีครับ', 'ผมชื่อสมชาย', 'มีนักเรียน 30 คน', 'เขาชอบอ่านหนังสือ และวาดรูป'])
  })

  it('Russian, Ukrainian, Bulgarian and Kazakh: years, towns and spaced abbreviations go on, dashes join speech', () => {
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

  it('Polish, Slovak, Dutch and Danish: ordinals and abbreviations go on, clipped words begin', () => {
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

  it('Greek: ; asks and · does not end', () => {
    expectSplit('el', ['Πού είναι ο σταθμός;', 'Έφαγε· μετά έφυγε με τον κ. Παππά.', 'Ήρθε στις 5 μ.μ.', 'Πάμε!'])
  })

  it('Armenian: ։ and a colon in its place end, and a full stop beside them is a pause', () => {
    expectSplit('hy', ['Ինչպե՞ս ես։', 'Պատճառը հետևյալն է. Ձմեռ էր։'])
    expectSplit('hy', ['Նա եկավ:', 'Մենք գնացինք տուն:'])
  })

  it('Georgian has no capitals, so that a small letter begins', () => {
    expectSplit('ka', ['გამარჯობა, როგორ ხარ?', 'კარგად ვარ.', 'ის 1950 წ. თბილისში დაიბადა.'])
  })

  it('reads a language that nobody knows, and none, like English', () => {
    for (const language of ['xx', '', 'EN_us', 'en-GB', 'zz-Latn-001', '-', '\ud800'])
      expectSplit(language, ['Dr. Hale came.', 'He left.'])
  })
})
