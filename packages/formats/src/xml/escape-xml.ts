const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Characters that an XML 1.0 document must not contain, not even escaped. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** Escapes text for an XML document, as content or in double quotes; forbidden characters become U+FFFD. */
export function escapeXml(text: string): string {
  return text.replaceAll(FORBIDDEN, '\u{FFFD}').replaceAll(/[&<>"]/g, (character) => entities[character] ?? character)
}
