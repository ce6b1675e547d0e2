// Pauses and pronunciations as providers write them, and audio tags such as `[whispers]`. Figures in brackets are the book's.
const TAGS = /<\/?(?:break|phoneme|speak)\b[^<>]*>|\[[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,59}\]/giu

/** The text with its tags turned to spaces: they take time and are no words. Every other offset stays where it is. */
export function blankTags(text: string): string {
  return text.replaceAll(TAGS, (tag) => ' '.repeat(tag.length))
}
