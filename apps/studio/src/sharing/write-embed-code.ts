export interface EmbeddedBook {
  readonly id: number
  readonly title: string
  /** The language to open; null for the reader's choice. */
  readonly language: string | null
}

/** Returns the link of a book for readers. */
export function writeReaderLink(origin: string, { id, language }: EmbeddedBook): string {
  const link = new URL('/', origin)
  link.searchParams.set('book', String(id))
  if (language !== null) link.searchParams.set('variation', language)
  return link.href
}

/** Returns the HTML that shows a book in a page of another site. */
export function writeEmbedCode(origin: string, { id, title, language }: EmbeddedBook): string {
  const variation = language === null ? '' : ` variation="${escapeAttribute(language)}"`
  return [
    `<script src="${escapeAttribute(new URL('/embed.js', origin).href)}" async></script>`,
    `<lectern-book book="${id}"${variation} label="${escapeAttribute(title)}"></lectern-book>`,
  ].join('\n')
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
