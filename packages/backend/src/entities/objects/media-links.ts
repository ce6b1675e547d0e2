import type { ObjectStore } from '../../ports/index'

/** Longest validity of a link to an unpublished object. */
const mediaLinkSeconds = 12 * 3600
/** Links signed within this time are equal, so that browsers and our own JSON cache can reuse them. */
const sameLinkSeconds = 3600

/** Signs links that a page or an audio element can load without a token. */
export interface MediaLinks {
  /** Returns a link to the object; null for null. */
  toLink(key: string | null): Promise<string | null>
}

/** Signs links that expire. */
export interface SignedMediaLinks extends MediaLinks {
  /** Returns a link to an object. */
  sign(key: string): Promise<string>
}

export interface TimedMediaLinks extends SignedMediaLinks {
  /** Returns the number of the current signing period; links of one period are equal. */
  period(): number
}

export function createMediaLinks(objects: ObjectStore, now: () => Date): TimedMediaLinks {
  const seconds = () => Math.floor(now().getTime() / 1000)
  function sign(key: string): Promise<string> {
    const secondsIntoBucket = seconds() % sameLinkSeconds
    return objects.signUrl({ key, method: 'GET', expiresInSeconds: mediaLinkSeconds - secondsIntoBucket })
  }
  return {
    period: () => Math.floor(seconds() / sameLinkSeconds),
    sign,
    toLink: (key) => (key === null ? Promise.resolve(null) : sign(key)),
  }
}
