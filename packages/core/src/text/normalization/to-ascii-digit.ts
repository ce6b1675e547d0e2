const DIGIT = /\p{Nd}/u

/** Returns the ASCII digit of a decimal digit of any script. Counts back to the script's zero, because Unicode has the ten digits of a script in a row. */
export function toAsciiDigit(digit: string): string {
  const code = Number(digit.codePointAt(0))
  let value = 0
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}
