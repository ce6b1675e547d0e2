/** Returns the dotted path of a field; `parent` is empty if the body is the word itself. */
export function fieldPath(parent: string, ...names: readonly (string | number)[]): string {
  return [parent, ...names].filter((name) => name !== '').join('.')
}
