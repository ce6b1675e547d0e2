/** Returns true if an id is one of the server: a positive integer. */
export function isServerId(id: number | null | undefined): id is number {
  return id !== null && id !== undefined && Number.isSafeInteger(id) && id > 0
}
