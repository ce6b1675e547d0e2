/** Returns true for a text with more than white space. */
export function hasText(text: string | null | undefined): text is string {
  return typeof text === 'string' && text.trim() !== ''
}
