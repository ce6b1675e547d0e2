/** Ids in brackets at the very end of a test's title, separated by single spaces. */
const IDS_AT_END = /\[([A-Z0-9-]+-\d{3}(?: [A-Z0-9-]+-\d{3})*)\]$/

/** Returns the ids of the requirements that a test's title claims. */
export function readTitleIds(title: string): string[] {
  return IDS_AT_END.exec(title.trim())?.[1]?.split(' ') ?? []
}
