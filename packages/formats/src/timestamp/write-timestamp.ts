const pad = (value: number, digits: number): string => String(value).padStart(digits, '0')

/** Writes seconds as `hh:mm:ss.mmm`, to the nearest millisecond. Throws for a time that is negative or not finite. */
export function writeTimestamp(seconds: number, decimalMark: '.' | ',' = '.'): string {
  if (!Number.isFinite(seconds) || seconds < 0) {
    throw new RangeError(`A caption time must be a finite number of seconds from 0, got ${seconds}`)
  }
  const total = Math.round(seconds * 1000)
  const hours = Math.floor(total / 3_600_000)
  const minutes = Math.floor(total / 60_000) % 60
  const wholeSeconds = Math.floor(total / 1000) % 60
  return `${pad(hours, 2)}:${pad(minutes, 2)}:${pad(wholeSeconds, 2)}${decimalMark}${pad(total % 1000, 3)}`
}
