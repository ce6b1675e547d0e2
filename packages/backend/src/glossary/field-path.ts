/** The dotted name of a field; `place` is empty where the body is the word itself. */
export function fieldPath(place: string, ...names: readonly (string | number)[]): string {
  return [place, ...names].filter((name) => name !== '').join('.')
}
