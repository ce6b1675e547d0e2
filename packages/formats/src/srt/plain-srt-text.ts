/** Removes SubRip's tags from a caption's text: `<i>`, `<b>`, `<u>`, `<s>`, `<font …>` and positions such as `{\an8}`. */
export function plainSrtText(text: string): string {
  return text.replaceAll(/<\/?(?:[ibus]|font(?:\s[^<>]*)?)>/gi, '').replaceAll(/\{\\[^{}]*\}/g, '')
}
