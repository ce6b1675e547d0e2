/** A fenced block of code in a page of Markdown. */
export interface CodeBlock {
  /** Language after the opening fence, such as `ts`; '' without one. */
  readonly language: string
  /** Number of the first line of code, from 1. */
  readonly line: number
  readonly code: string
}

const FENCED = /^```(?<language>\w*)\n(?<code>[\s\S]*?)^```$/gm

/** Returns the fenced blocks of a page, in order. */
export function readCodeBlocks(page: string): CodeBlock[] {
  return [...page.matchAll(FENCED)].map(({ index, groups = {} }) => ({
    language: groups['language'] ?? '',
    line: page.slice(0, index).split('\n').length + 1,
    code: groups['code'] ?? '',
  }))
}
