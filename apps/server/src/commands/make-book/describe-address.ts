import type { MakeBookReport } from './report'

const readers = {
  public: '',
  domain: "for signed-in readers of the author's domain",
  private: 'for its authors',
} as const

/**
 * Says where a finished book is found: in the reader, or a draft in the studio.
 *
 * @param startedHere true if the server ends with the command
 */
export function describeAddress(
  { access, readerUrl, studioUrl }: Pick<MakeBookReport, 'access' | 'readerUrl' | 'studioUrl'>,
  startedHere: boolean,
): string {
  const isDraft = readerUrl === null
  const remarks = [isDraft ? '' : readers[access], startedHere ? 'after npm start' : ''].filter((text) => text !== '')
  const remark = remarks.length === 0 ? '' : `  (${remarks.join('; ')})`
  if (!isDraft) return `Read it: ${readerUrl}${remark}`
  return `Not published. Check and publish it in the studio: ${studioUrl}${remark}`
}
