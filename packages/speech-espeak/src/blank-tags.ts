// Speech markup that providers document. Other text in angle brackets belongs to the book.
const SPEECH_TAG =
  /<\/?(?:speak|phoneme|lexeme|grapheme|alias|sub|emphasis|prosody|say-as|voice|p|s|w|lang|mark|audio)(?:\s[^<>]*)?\/?>/gi

/** Replaces speech markup by spaces, so that it is not spoken. All offsets stay. */
export function blankTags(text: string): string {
  return text.replaceAll(SPEECH_TAG, (tag) => ' '.repeat(tag.length))
}
