/** The way back from an address that opens no book. */
export interface ReturnLink {
  readonly returnLink: string | null
  /** The domain of the mode's partner; null without one. */
  readonly domainId: number | null
}

/** Reads the response of `getReturnLink`; fields of another type count as null. */
export function readReturnLink(response: unknown): ReturnLink {
  const returnLink: unknown = Reflect.get(Object(response), 'returnLink')
  const domainId: unknown = Reflect.get(Object(response), 'domainId')
  return {
    returnLink: typeof returnLink === 'string' ? returnLink : null,
    domainId: typeof domainId === 'number' ? domainId : null,
  }
}
