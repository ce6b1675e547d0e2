/**
 * The text as it is sent to a voice: it ends in white space, one space being added when it does not. `''` becomes one space.
 *
 * @example
 * withTrailingSpace('Good night.') // => 'Good night. '
 * withTrailingSpace('Good night.\n') // => 'Good night.\n'
 */
export function withTrailingSpace(text: string): string {
  return /\s$/u.test(text) ? text : `${text} `
}
