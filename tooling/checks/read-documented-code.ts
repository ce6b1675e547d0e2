import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCodeBlocks, type CodeBlock } from './read-code-blocks.ts'

export interface DocumentedBlock extends CodeBlock {
  /** Page and line, such as `README.md:20`. */
  readonly place: string
}

/** Reads all blocks of code in README files and docs. */
export function readDocumentedCode(root: string): readonly DocumentedBlock[] {
  const pages = [
    'README.md',
    'CONTRIBUTING.md',
    ...globSync('{docs,packages,tooling}/**/*.md', {
      cwd: root,
      exclude: (path) => /(?:^|[/\\])(?:node_modules|material|third-party|CHANGELOG\.md)$/.test(path),
    }),
  ]
  return pages.flatMap((page) =>
    readCodeBlocks(readFileSync(join(root, page), 'utf8')).map((block) => ({
      ...block,
      place: `${page.replaceAll('\\', '/')}:${block.line}`,
    })),
  )
}
