const TIMESTAMP = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)[.,](\d{3})$/

/** Reads `01:02:03.004` or `02:03.004` as seconds, even with a decimal comma; null for anything else. */
export function readTimestamp(text: string): number | null {
  const match = TIMESTAMP.exec(text)
  if (!match) return null
  const [, hours = '0', minutes = '0', seconds = '0', milliseconds = '0'] = match
  const whole = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  return (whole * 1000 + Number(milliseconds)) / 1000
}
