import { readIndex } from './read-index.ts'

/**
 * Returns the ids of the pages of documentation.
 *
 * @param index text of Storybook's `index.json`
 * @param wanted parts of ids; an empty list keeps all pages
 * @throws if no page is left
 */
export function listDocs(index: string, wanted: readonly string[]): readonly string[] {
  const pages = readIndex(index)
    .filter(({ type, id }) => type === 'docs' && (wanted.length === 0 || wanted.some((part) => id.includes(part))))
    .map(({ id }) => id)
  if (pages.length === 0) throw new Error(`No page of documentation matches ${wanted.join(' or ') || 'anything'}.`)
  return pages
}
