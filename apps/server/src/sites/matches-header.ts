/** Returns true if a request has the header and its value matches. */
export function matchesHeader({ headers }: Pick<Request, 'headers'>, name: string, pattern: RegExp): boolean {
  const value = headers.get(name)
  return value !== null && pattern.test(value)
}
