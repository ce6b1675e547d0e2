const ONES =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  )
const TENS = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ')
const HUNDREDS =
  'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(' ')
const ORDINALS = 'primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo'.split(' ')

/** A whole number from 0 below 10¹² in Spanish words. */
export function spellSpanishCardinal(value: number): string[] {
  if (value < 30) return [ONES[value] ?? '']
  if (value < 100) {
    const tens = TENS[Math.floor(value / 10) - 3] ?? ''
    return value % 10 === 0 ? [tens] : [tens, 'y', ONES[value % 10] ?? '']
  }
  if (value === 100) return ['cien']
  if (value < 1000) return joinRest([HUNDREDS[Math.floor(value / 100) - 1] ?? ''], value % 100)
  if (value < 1e6) {
    const thousands = Math.floor(value / 1000)
    return joinRest([...(thousands === 1 ? [] : shorten(spellSpanishCardinal(thousands))), 'mil'], value % 1000)
  }
  const millions = Math.floor(value / 1e6)
  const head = millions === 1 ? ['un', 'millón'] : [...shorten(spellSpanishCardinal(millions)), 'millones']
  return joinRest(head, value % 1e6)
}

/** The ordinal up to ten, in the form that agrees with `feminine`; the cardinal above, as it is said. */
export function spellSpanishOrdinal(value: number, feminine: boolean): string[] {
  const ordinal = ORDINALS[value - 1]
  if (ordinal === undefined) return spellSpanishCardinal(value)
  return [feminine ? ordinal.replace(/o$/u, 'a') : ordinal]
}

function joinRest(head: string[], rest: number): string[] {
  return rest === 0 ? head : [...head, ...spellSpanishCardinal(rest)]
}

/** 'uno' before a noun: 'veintiún mil', 'un millón'. */
function shorten(words: string[]): string[] {
  const last = words.at(-1) ?? ''
  const short = last === 'uno' ? 'un' : last === 'veintiuno' ? 'veintiún' : last
  return [...words.slice(0, -1), short]
}
