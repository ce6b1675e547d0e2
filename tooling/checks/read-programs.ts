/** A program in a page of Markdown. */
export interface Program {
  /** Number of the line of its opening fence, from 1. */
  readonly line: number
  readonly code: string
  /** Output that the page shows after it; null without one. */
  readonly output: string | null
}

const PROGRAM = /^```ts\n(?<code>[\s\S]*?)^```$(?:\n\n```text\n(?<output>[\s\S]*?)^```$)?/gm

/** Returns the blocks of TypeScript in a page, each with the block of plain text right after it, which is its output. */
export function readPrograms(page: string): Program[] {
  return [...page.matchAll(PROGRAM)].map(({ index, groups = {} }) => ({
    line: page.slice(0, index).split('\n').length,
    code: groups['code'] ?? '',
    output: groups['output'] ?? null,
  }))
}

/** Joins each line that is only `// => value` with the line before it. */
export function joinExpectedValues(code: string): string {
  return code.replaceAll(/^(.*\S)\n[ \t]*(\/\/ => )/gm, '$1 $2')
}

/** Turns each line `expression // => value` into an assertion that throws if the value differs. */
export function insertAssertions(code: string): string {
  const asserting = joinExpectedValues(code).replaceAll(/^([ \t]*)(.*\S)\s*\/\/ => (.*)$/gm, '$1assertEqual($2, $3)')
  return asserting === code ? code : `import { deepStrictEqual as assertEqual } from 'node:assert'\n${asserting}`
}

/** Returns true if the page states an output or a value of the program, which a test can check. */
export function hasExpectations({ code, output }: Program): boolean {
  return output !== null || insertAssertions(code) !== code
}
