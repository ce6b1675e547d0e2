const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** What no XML 1.0 document may hold, not even escaped. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** Text for an XML document, as content or in double quotes; what XML cannot hold becomes U+FFFD. */
export function escapeXml(text: string): string {
  return text.replaceAll(FORBIDDEN, '\u{FFFD}').replaceAll(/[&<>"]/g, (character) => entities[character] ?? character)
}
