const unsafe = /[\p{Cc}\u{61c}\u{200e}\u{200f}\u{2028}-\u{202e}\u{2066}-\u{2069}]/gu

/**
 * Replaces characters that would control the terminal, end the line or reverse the text by escapes as in JSON. Used for text
 * from unknown callers.
 */
export function escapeControls(text: string): string {
  return text.replace(unsafe, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
