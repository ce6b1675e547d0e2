const charactersPerLine = 70
const lineRem = 1.9
const headRem = 6

/** Estimates the height of a page in rem, for the time until it is laid out. */
export function estimatePageHeight(text: string): number {
  return headRem + Math.ceil(text.length / charactersPerLine) * lineRem
}
