/** How often something may be answered: what is absent, 0 or negative counts as 1. */
export function readAttemptsAllowed(value: number | null | undefined): number {
  return value === null || value === undefined || !(value >= 1) ? 1 : Math.floor(value)
}
