/** Returns the dotted path of a field; `place` is empty if the body is the word itself. */
export function fieldPath(place: string, ...names: readonly (string | number)[]): string {
  return [place, ...names].filter((name) => name !== '').join('.')
}
