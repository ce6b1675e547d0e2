import { readIndex } from './read-index.ts'

/**
 * The ids of the pages of documentation.
 *
 * @param index the text of Storybook's `index.json`
 * @param wanted parts of ids; all pages when there are none
 * @throws when there are none such
 */
export function listDocs(index: string, wanted: readonly string[]): readonly string[] {
  const pages = readIndex(index)
    .filter(({ type, id }) => type === 'docs' && (wanted.length === 0 || wanted.some((part) => id.includes(part))))
    .map(({ id }) => id)
  if (pages.length === 0) throw new Error(`No page of documentation is called ${wanted.join(' or ') || 'anything'}.`)
  return pages
}
