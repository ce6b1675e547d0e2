import type { MatchedFiles } from './match-files-to-pages'

/**
 * Gives a file to a page by hand. The file that the page had takes the place of the moved one.
 *
 * @param pageNumber null leaves the file out
 * @param pageNumbers the pages that are spoken, in order
 */
export function assignFile<NamedFile>(
  { matches, unmatched }: MatchedFiles<NamedFile>,
  { file, pageNumber, pageNumbers }: AssignedFile<NamedFile>,
): MatchedFiles<NamedFile> {
  const pageOf = new Map<NamedFile, number | null>()
  for (const match of matches) pageOf.set(match.file, match.pageNumber)
  for (const each of unmatched) pageOf.set(each, null)
  const other = matches.find((match) => match.pageNumber === pageNumber)
  const before = pageOf.get(file) ?? null
  if (other !== undefined) pageOf.set(other.file, before)
  pageOf.set(file, pageNumber)
  const entries = [...pageOf]
  const fileOf = new Map(entries.flatMap(([each, page]) => (page === null ? [] : [[page, each] as const])))
  return {
    by: 'hand',
    matches: pageNumbers.flatMap((page) => {
      const own = fileOf.get(page)
      return own === undefined ? [] : [{ pageNumber: page, file: own }]
    }),
    unmatched: entries.flatMap(([each, page]) => (page === null ? [each] : [])),
    missingPages: pageNumbers.filter((page) => !fileOf.has(page)),
  }
}

export interface AssignedFile<NamedFile> {
  readonly file: NamedFile
  readonly pageNumber: number | null
  readonly pageNumbers: readonly number[]
}
