/**
 * Joins runs of three or more page numbers: `[1, 5, 6, 7, 9]` becomes `[1, '5–7', 9]`. Sorts them first. The result is a
 * list for a parameter of a text, which writes it the way the language does (`1, 5–7, and 9`).
 */
export function toPageRanges(pages: readonly number[]): (string | number)[] {
  const runs: number[][] = []
  for (const page of [...pages].toSorted((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run !== undefined && run.at(-1) === page - 1) run.push(page)
    else runs.push([page])
  }
  return runs.flatMap((run): (string | number)[] => (run.length < 3 ? run : [`${run[0]}–${run.at(-1)}`]))
}
