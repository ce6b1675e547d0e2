/** Returns true if a recogniser's break of this type ends a line. */
export function isLineBreak(type: string): boolean {
  return type === 'LINE_BREAK' || type === 'EOL_SURE_SPACE' || type === 'HYPHEN' || type === 'PAGE_BREAK'
}
