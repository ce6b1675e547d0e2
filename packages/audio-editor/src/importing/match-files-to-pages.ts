/** Recordings of single pages, in the order of the pages. */
export interface MatchedFiles<NamedFile> {
  /** `name` if every name has a page number, `order` if they are paired in the order of the names, `hand` by the author. */
  readonly by: 'name' | 'order' | 'hand'
  readonly matches: readonly { readonly pageNumber: number; readonly file: NamedFile }[]
  /** Files that are left over. */
  readonly unmatched: readonly NamedFile[]
  /** Pages without a file. */
  readonly missingPages: readonly number[]
}

/**
 * Matches the recordings of pages with the pages of a chapter: by a number that every name has at the same place and that
 * differs in all of them, else in the order of the names.
 *
 * @param pageNumbers the pages that are spoken, in order
 */
export function matchFilesToPages<NamedFile extends { readonly name: string }>(
  files: readonly NamedFile[],
  pageNumbers: readonly number[],
): MatchedFiles<NamedFile> {
  const { compare } = new Intl.Collator('en', { numeric: true })
  const sorted = files.toSorted((a, b) => compare(a.name, b.name))
  const named = findPageNumbers(
    sorted.map(({ name }) => name),
    new Set(pageNumbers),
  )
  const numbers = named ?? pageNumbers
  const pairs = sorted.map((file, at) => ({ file, pageNumber: numbers[at] }))
  const matches = pairs.flatMap(({ file, pageNumber }) => (pageNumber === undefined ? [] : [{ file, pageNumber }]))
  const matched = new Set(matches.map(({ pageNumber }) => pageNumber))
  return {
    by: named === null ? 'order' : 'name',
    matches: matches.toSorted((a, b) => pageNumbers.indexOf(a.pageNumber) - pageNumbers.indexOf(b.pageNumber)),
    unmatched: pairs.flatMap(({ file, pageNumber }) => (pageNumber === undefined ? [file] : [])),
    missingPages: pageNumbers.filter((page) => !matched.has(page)),
  }
}

/** Returns the page number in each name; null if the names do not have one each. */
function findPageNumbers(names: readonly string[], pages: ReadonlySet<number>): readonly number[] | null {
  const all = names.map((name) => [...withoutEnding(name).matchAll(/\d+/g)].map(([digits]) => Number(digits)))
  const least = Math.min(...all.map(({ length }) => length))
  // The last number of a name is the most telling one: “chapter 2, page 03”.
  for (let fromEnd = 1; fromEnd <= least; fromEnd += 1) {
    const numbers = all.flatMap((each) => each.slice(each.length - fromEnd, each.length - fromEnd + 1))
    if (new Set(numbers).size === names.length && numbers.every((each) => pages.has(each))) return numbers
  }
  return null
}

/** Removes the ending of a file name, which may have a digit: “.mp3”. */
function withoutEnding(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(0, dot) : name
}
