/** The words that English numbers are spelled with. */
export const englishNumbers = {
  /** From 0 to 19. */
  ones: `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
    eighteen nineteen`.split(/\s+/),
  /** From 20 to 90. */
  tens: 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' '),
  scales: [
    [1e12, 'trillion'],
    [1e9, 'billion'],
    [1e6, 'million'],
    [1000, 'thousand'],
    [100, 'hundred'],
  ],
  /** Ordinals of last words that do not simply add 'th'. */
  ordinals: new Map([
    ['one', 'first'],
    ['two', 'second'],
    ['three', 'third'],
    ['five', 'fifth'],
    ['eight', 'eighth'],
    ['nine', 'ninth'],
    ['twelve', 'twelfth'],
  ]),
} as const

/** The words that Spanish numbers are spelled with. */
export const spanishNumbers = {
  /** From 0 to 29. */
  ones: `cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete
    dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho
    veintinueve`.split(/\s+/),
  /** From 30 to 90. */
  tens: 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' '),
  /** From 100 to 900. */
  hundreds:
    'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(' '),
  /** From first to tenth. */
  ordinals: 'primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo'.split(' '),
} as const

/** The words that say a sign. A number with a percent sign ends with those of the sign. */
export const englishSigns: ReadonlyMap<string, string> = new Map([
  ['&', 'and'],
  ['%', 'percent'],
  ['+', 'plus'],
  ['=', 'equals'],
  ['@', 'at'],
])
export const spanishSigns: ReadonlyMap<string, string> = new Map([
  ['&', 'y'],
  ['%', 'por ciento'],
  ['+', 'más'],
  ['=', 'igual a'],
])

/** The words for money: for one unit, after several units, and the ways to add the hundredths, `#`. */
export const englishMoney: ReadonlyMap<string, readonly [one: string, many: string, ...parts: string[]]> = new Map([
  ['$', ['one dollar', 'dollars', '#', 'and # cents']],
  ['£', ['one pound', 'pounds', '#', 'and # pence']],
  ['€', ['one euro', 'euros', '#', 'and # cents']],
])
export const spanishMoney: ReadonlyMap<string, readonly [one: string, many: string, ...parts: string[]]> = new Map([
  ['$', ['un dólar', 'dólares', 'con #']],
  ['£', ['una libra', 'libras', 'con #']],
  ['€', ['un euro', 'euros', 'con #']],
])
