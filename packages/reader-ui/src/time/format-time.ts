/** Playing time as on a clock: `1:05`, `1:01:05`. Whole seconds, rounded down; 0 for what is not a time. */
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
