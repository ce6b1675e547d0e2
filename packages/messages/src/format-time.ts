/** Formats a playback time as `1:05` or `1:01:05`: whole seconds, rounded down; 0 for an invalid time. */
export function formatTime(seconds: number): string {
  const whole = Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor(whole / 60) % 60
  const tail = twoDigits(whole % 60)
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${tail}` : `${minutes}:${tail}`
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
