/** A program of a page written in Markdown. */
export interface Program {
  /** Number of the line that it begins on, from 1. */
  readonly line: number
  readonly code: string
  /** What the page says that it prints; null when it says nothing. */
  readonly output: string | null
}

const PROGRAM = /^```ts\n(?<code>[\s\S]*?)^```$(?:\n\n```text\n(?<output>[\s\S]*?)^```$)?/gm

/** The blocks of TypeScript in a page, each with the block of plain text right behind it, which is what it prints. */
export function readPrograms(page: string): Program[] {
  return [...page.matchAll(PROGRAM)].map(({ index, groups = {} }) => ({
    line: page.slice(0, index).split('\n').length,
    code: groups['code'] ?? '',
    output: groups['output'] ?? null,
  }))
}

/** A promise on a line of its own belongs to the line before it: both on one line. */
export function joinPromises(code: string): string {
  return code.replaceAll(/^(.*\S)\n[ \t]*(\/\/ => )/gm, '$1 $2')
}

/** The program with its promises judged: each line `expression // => value` throws when it is another one. */
export function judgePromises(code: string): string {
  const judged = joinPromises(code).replaceAll(/^([ \t]*)(.*\S)\s*\/\/ => (.*)$/gm, '$1judge($2, $3)')
  return judged === code ? code : `import { deepStrictEqual as judge } from 'node:assert'\n${judged}`
}

/** Whether the page says anything that the program does, so that it can be wrong. */
export function promises({ code, output }: Program): boolean {
  return output !== null || judgePromises(code) !== code
}
