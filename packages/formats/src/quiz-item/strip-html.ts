const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}
/** Elements that begin a line of their own. */
const BLOCK = /<\/?(?:p|div|br|li|ul|ol|tr|table|h[1-6])\b[^<>]*>/gi

/** Returns the text of HTML: block elements end a line, other tags are dropped, entities are decoded. */
export function stripHtml(html: string): string {
  return html
    .replaceAll(BLOCK, '\n')
    .replaceAll(/<[a-z/!][^<>]*>/gi, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
    .replaceAll(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/gi, (entity: string, name: string) => decode(entity, name))
}

function decode(entity: string, name: string): string {
  if (!name.startsWith('#')) return named[name.toLowerCase()] ?? entity
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : entity
}

/** Writes plain text as HTML that `stripHtml` reads back. */
export function toHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '&#10;')
}
