/** Removes characters from the end of a text for as long as `isDropped` returns true. */
export function trimEndWhile(text: string, isDropped: (letter: string) => boolean): string {
  let end = text.length
  while (end > 0) {
    const isPair = /[\udc00-\udfff]/.test(text.charAt(end - 1)) && /[\ud800-\udbff]/.test(text.charAt(end - 2))
    const from = isPair ? end - 2 : end - 1
    if (!isDropped(text.slice(from, end))) break
    end = from
  }
  return text.slice(0, end)
}
