import { parseSync, Visitor } from 'oxc-parser'
import type { Figure } from './figure.ts'
import type { Source } from './read-sources.ts'

const COMMENT_THAT_ASKS = /^\s*(?:\/\/|\/\*\*|\*)\s*(?:What|Who|Whose|Whether|How|That)\b/
const FALLBACK = /\?\? (?:0(?![\w.])|''|\[\])/g

/** Measures the lengths of files outside tests, in lines: the median, the 90th percentile, and how many exceed 300. */
export function measureFiles(sources: readonly Source[]): Figure[] {
  const files = sources
    .filter(({ isTest }) => !isTest)
    .map(({ path, text }) => ({ path, lines: countLines(text) }))
    .toSorted((a, b) => a.lines - b.lines)
  const percentile = (name: string, fraction: number, limit: number): Figure => ({
    name,
    value: files[Math.floor(files.length * fraction)]?.lines ?? 0,
    limit,
    offenders: [],
  })
  const long = files.filter(({ lines }) => lines > 300).map(({ path, lines }) => `${path}: ${lines} lines`)
  return [
    percentile('lines of a file, median', 0.5, 60),
    percentile('lines of a file, 90th percentile', 0.9, 120),
    count('files above 300 lines', 0, long),
  ]
}

/** Counts functions outside tests that span more than 100 lines, from the first line of the function to its last. */
export function measureFunctions(sources: readonly Source[]): Figure {
  const long = sources
    .filter(({ isTest }) => !isTest)
    .flatMap(({ path, text }) => {
      const found: string[] = []
      const visit = ({ start, end }: { readonly start: number; readonly end: number }): void => {
        const lines = countLines(text.slice(start, end)) + 1
        if (lines > 100) found.push(`${path}:${countLines(text.slice(0, start)) + 1}: ${lines} lines`)
      }
      const visitor = new Visitor({
        FunctionDeclaration: visit,
        FunctionExpression: visit,
        ArrowFunctionExpression: visit,
      })
      visitor.visit(parseSync(path, text).program)
      return found
    })
  return count('functions above 100 lines', 5, long)
}

/** Counts lines of comments that begin with a question word or with "That", in tests too. */
export function measureComments(sources: readonly Source[]): Figure {
  const lines = sources.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => (COMMENT_THAT_ASKS.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  )
  return count('comments that begin with What, Who, Whose, Whether, How or That', 20, lines)
}

/** Counts `?? 0`, `?? ''` and `?? []` in packages and apps, outside tests. */
export function measureFallbacks(sources: readonly Source[]): Figure {
  const lines = sources
    .filter(({ path, isTest }) => !isTest && !path.startsWith('tooling/'))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) => [...line.matchAll(FALLBACK)].map(() => `${path}:${index + 1}: ${line.trim()}`)),
    )
  return count("fallbacks ?? 0, ?? '' and ?? []", 150, lines)
}

/** Makes the figure of a list whose entries are all offenders. */
export function count(name: string, limit: number, offenders: readonly string[]): Figure {
  return { name, value: offenders.length, limit, offenders }
}

function countLines(text: string): number {
  return text.split('\n').length - 1
}
