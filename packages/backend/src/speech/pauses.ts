const pauseTags = /<break\b[^<>]*>/gi

/** The text cut at its pause tags, which are kept as pieces of their own. */
export function splitAtPauses(text: string): { text: string; isPause: boolean }[] {
  const pieces: { text: string; isPause: boolean }[] = []
  let at = 0
  for (const { 0: tag, index } of text.matchAll(pauseTags)) {
    if (index > at) pieces.push({ text: text.slice(at, index), isPause: false })
    pieces.push({ text: tag, isPause: true })
    at = index + tag.length
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isPause: false })
  return pieces
}

/** The pause tags of a text, as they stand there; empty when it has none. */
export function readPauses(text: string): string {
  return (text.match(pauseTags) ?? []).join('')
}

/** Whether a voice has anything to say: a letter or a digit outside of pause tags. */
export function saysSomething(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text.replaceAll(pauseTags, ''))
}
