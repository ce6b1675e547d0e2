/** Returns a header's value; empty if the header is missing. */
export function readHeader({ headers }: Pick<Request | Response, 'headers'>, name: string): string {
  return headers.get(name) ?? ''
}
