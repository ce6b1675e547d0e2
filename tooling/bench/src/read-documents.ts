import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..', '..')

/** Returns text that people wrote: the Markdown pages of this repository, joined. */
export function readDocuments(): string {
  const pages = ['README.md', 'CONTRIBUTING.md', ...listPages('docs'), ...listPages(join('docs', 'decisions'))]
  return pages.map((page) => readFileSync(join(root, page), 'utf8')).join('\n\n')
}

function listPages(folder: string): string[] {
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => join(folder, name))
}
