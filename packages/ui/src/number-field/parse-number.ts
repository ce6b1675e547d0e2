interface NumberSigns {
  readonly decimal: string
  readonly group: string
  /** The ten digits, starting with zero. */
  readonly digits: readonly string[]
}

function readSigns(locale: string): NumberSigns {
  const parts = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).formatToParts(-1_234_567.5)
  const sign = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? ''
  const digit = new Intl.NumberFormat(locale, { useGrouping: false })
  return {
    decimal: sign('decimal'),
    group: sign('group'),
    digits: Array.from({ length: 10 }, (_, value) => digit.format(value)),
  }
}

const spaces = /[\s\u00a0\u202f]/gu
const minus = /^[-\u2212]/u
/** Right-to-left languages write them around a minus sign. */
const directionMarks = /^[\u200e\u200f\u061c]+/u

/**
 * Parses a number as it is typed in `locale`, with its decimal sign, digits and group separators. A point or comma that
 * cannot be a group separator is read as the decimal sign, because keypads have only one of the two.
 *
 * @returns null when the text is not a number
 */
export function parseNumber(text: string, locale: string): number | null {
  const { decimal, group, digits } = readSigns(locale)
  let plain = text.replace(spaces, '').replace(directionMarks, '')
  const isNegative = minus.test(plain)
  plain = plain.replace(minus, '').replace(directionMarks, '').replace(/^\+/, '')
  digits.forEach((digit, value) => (plain = plain.replaceAll(digit, String(value))))
  if (plain.includes(decimal)) {
    const [whole = '', fraction = '', ...rest] = plain.split(decimal)
    if (rest.length > 0 || fraction.includes('.') || fraction.includes(',')) return null
    plain = `${dropGroups(whole, group) ?? '?'}.${fraction}`
  } else {
    plain = dropGroups(plain, group) ?? plain.replace(/^(\d*)[.,](\d*)$/, '$1.$2')
  }
  if (!/^(?:\d+\.?\d*|\.\d+)$/.test(plain)) return null
  const value = Number(plain)
  return isNegative && value !== 0 ? -value : value
}

/** Removes the group separators. Returns null unless they form groups: three digits last, two (in India) or three before. */
function dropGroups(whole: string, group: string): string | null {
  if (/^\d*$/.test(whole)) return whole
  if (group === '') return null
  const groups = whole.split(group)
  const last = groups.length - 1
  const isGrouped = groups.every((part, index) =>
    (index === 0 ? /^\d{1,3}$/ : index < last ? /^\d{2,3}$/ : /^\d{3}$/).test(part),
  )
  return isGrouped ? groups.join('') : null
}
