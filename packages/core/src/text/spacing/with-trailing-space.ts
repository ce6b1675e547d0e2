/**
 * Returns the text as it is sent to a voice: with a space added unless it ends in white space. `''` becomes one space.
 *
 * @example
 * withTrailingSpace('Good night.') // => 'Good night. '
 * withTrailingSpace('Good night.\n') // => 'Good night.\n'
 */
export function withTrailingSpace(text: string): string {
  return /\s$/u.test(text) ? text : `${text} `
}
