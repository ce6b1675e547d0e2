// The speech mark-up that providers document. Other text in angle brackets is the book's own.
const SPEECH_TAG =
  /<\/?(?:speak|phoneme|lexeme|grapheme|alias|sub|emphasis|prosody|say-as|voice|p|s|w|lang|mark|audio)(?:\s[^<>]*)?\/?>/gi

/** The text with speech mark-up turned to spaces, so that it is not read out; every other offset stays where it is. */
export function blankTags(text: string): string {
  return text.replaceAll(SPEECH_TAG, (tag) => ' '.repeat(tag.length))
}
