/** Ids of books, chapters and their variations are positive whole numbers. */
export function isServerId(id: number | null | undefined): id is number {
  return id !== null && id !== undefined && Number.isSafeInteger(id) && id > 0
}
