/** The text as it is sent to a voice: it ends in white space, one space being added when it does not. */
export function withTrailingSpace(text: string): string {
  return /\s$/u.test(text) ? text : `${text} `
}
