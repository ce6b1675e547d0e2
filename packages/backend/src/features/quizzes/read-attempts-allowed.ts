/** Returns the number of allowed attempts: missing, 0 or negative values count as 1. */
export function readAttemptsAllowed(value: number | null | undefined): number {
  return value === null || value === undefined || !(value >= 1) ? 1 : Math.floor(value)
}
