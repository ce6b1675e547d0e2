/** An ending of an inflected form, and what stands in its place in the base form: `s>` removes an s, `ies>y` puts y for ies. */
type Detachments = string

/**
 * Rules of detachment, as WordNet's Morphy has them for English: they lead from an inflected form to forms that may be its
 * base. A form counts only if the glossary has it, so a rule may lead to forms that are no words. Endings that make other words
 * (organ, organization) are left out. Author's forms serve languages and words that no rule serves.
 */
export const detachments: Readonly<Record<string, Detachments>> = {
  en: 's> es> ies>y ves>f ves>fe men>man ed> ed>e ied>y ing> ing>e',
  es: 's> es> ces>z a>o as>o qués>c guéis>g',
  ca: 's> es>a ns> ques>ca gues>ga ces>ç a> as>at os>',
  gl: 's> es> ns>n ces>z is>l a>o as>o',
  fr: 's> x> aux>al aux>ail eaux>eau e> es> ve>f ves>f se>x ses>x elle>el elles>el enne>en ennes>en ère>er ères>er',
  it: 'i>o i>e e>a i>a a>o chi>co ghi>go che>ca ghe>ga i>io e>o',
  pt: 's> es> ões>ão ães>ão ãos>ão ais>al éis>el óis>ol uis>ul is>il ns>m a>o as>o',
  ro: 'i> le> uri> ele> ul> ului> lor> e>ă a> a>ă ei>ă ilor>',
  de: 'e> en> n> er> ern> s> es> em> nen> se> sen>',
  nl: "en> s> n> eren> 's> e> ven>f zen>s",
  sv: 'en> n> et> t> ar> or>a er> arna> orna>a erna> na> s> arnas> ornas>a ernas> ens> ets>',
  da: 'en> n> et> t> er> r> e> erne> ene> ne> s> ens> ets> ernes>',
  no: 'en> n> a> et> t> er> r> e> ene> ne> s> ens> ets> enes>',
  fi: 't> n> a> ä> ssa> ssä> sta> stä> an> än> lla> llä> lta> ltä> lle> na> nä> ja> jä> ien> iden> et>i en>i',
  hu: 'k> ok> ek> ak> ök> t> ot> et> at> öt> ban> ben> nak> nek> val> vel> ra> re> ba> be> ból> ből> ról> ről> on> en> ön> ákat>a ák>a ék>e át>a ét>e',
  pl: 'a> u> owi> em> ie> y> i> ów> om> ami> ach> y>a i>a ę>a ą>a o>a e>a ie>a ami>a ach>a om>a a>o u>o em>o',
  cs: 'a> u> ovi> em> e> y> i> ů> ům> ech> ami> y>a u>a ou>a o>a e>a ám>a ách>a ami>a a>o u>o em>o',
  ru: 'а> у> ом> е> ы> и> ов> ам> ами> ах> ем> ей> ы>а и>а е>а у>а ой>а ам>а ами>а ах>а и>я е>я ю>я ей>я ям>я ями>я ях>я я>ь ю>ь ем>ь и>ь ей>ь ям>ь ями>ь ях>ь ью>ь я>й ю>й ем>й е>й и>й ев>й ям>й ями>й ях>й а>о у>о ом>о е>о я>е ю>е ем>е ые>ый ого>ый ому>ый ым>ый ом>ый ых>ый ыми>ый ая>ый ой>ый ую>ый ое>ый',
  uk: 'а> у> ом> ові> і> и> ів> ам> ами> ах> ем> и>а і>а у>а ою>а ам>а ами>а ах>а і>я ю>я ею>я ям>я ями>я ях>я я>ь ю>ь ем>ь і>ь ів>ь а>о у>о ом>о і>о',
  tr: 'lar> ler> ı> i> u> ü> yı> yi> yu> yü> ın> in> un> ün> nın> nin> nun> nün> a> e> ya> ye> da> de> ta> te> dan> den> tan> ten> ları> leri> ların> lerin> lara> lere> larda> lerde> lardan> lerden>',
  el: 'ς> ου>ος ο>ος οι>ος ων>ος ους>ος ας>α ες>α ων>α ης>η ες>η εις>η ά>ό α>ο ου>ο ων>ο ια>ι ιου>ι ιων>ι',
  he: 'ים> ות> ות>ה ת>ה',
  ar: 'ات> ات>ة ون> ين> ان> تان>ة تين>ة ا> ه> ها>',
  fa: 'ها> های> ان> ی>',
  hi: 'ों> ें> े>ा ों>ा ियाँ>ी ियों>ी एँ> ओं>',
  id: 'nya>',
  ms: 'nya>',
  ko: '은> 는> 이> 가> 을> 를> 의> 에> 에서> 에게> 로> 으로> 와> 과> 도> 만> 들> 들이> 들은> 들을> 들의>',
}

/** Articles, conjunctions and prepositions that are written as one with a word. */
export const proclitics: Readonly<Record<string, readonly string[]>> = {
  ar: ['ال', 'وال', 'بال', 'كال', 'لل', 'و'],
  he: ['ה', 'ו', 'ב', 'ל', 'מ', 'ש', 'כ', 'וה', 'בה', 'שה', 'מה'],
}

/** Languages in which an accent may come or go with an ending: volcán, volcanes. */
export const languagesOfShiftingAccents: ReadonlySet<string> = new Set(['es', 'ca', 'gl', 'pt'])

/** Languages in which an ending may put a diaeresis on the vowel before it: Haus, Häuser. */
export const languagesOfUmlaut: ReadonlySet<string> = new Set(['de'])

/** Languages in which a consonant is doubled before an ending: run, running. */
export const languagesOfDoubling: ReadonlySet<string> = new Set(['en', 'nl', 'sv'])

/** Languages in which text in capitals is often written without accents. */
export const languagesOfPlainCapitals: ReadonlySet<string> = new Set(['fr', 'es', 'it', 'pt', 'ca', 'gl', 'el'])

/** Languages in which accents of foreign words are often left out. */
export const languagesOfOptionalAccents: ReadonlySet<string> = new Set(['en', 'nl'])

/** Languages in which short words lose their vowel and are written as one with the next: l'eau. */
export const languagesOfElision: ReadonlySet<string> = new Set(['fr', 'it', 'ca'])
