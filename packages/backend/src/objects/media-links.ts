import type { ObjectStore } from '../ports/index'

/** How long the link of an unpublished object works at most. */
const mediaLinkSeconds = 12 * 3600
/** Links made within this time are the same, so that browsers find what they have loaded, and we what we have made. */
const sameLinkSeconds = 3600

/** Makes links that a page or an audio element can load without a token. */
export interface MediaLinks {
  /** Null stays null. */
  toLink(key: string | null): Promise<string | null>
}

/** Links that run out. */
export interface TimedMediaLinks extends MediaLinks {
  /** Links of one period are the same. */
  period(): number
}

export function createMediaLinks(objects: ObjectStore, now: () => Date): TimedMediaLinks {
  const seconds = () => Math.floor(now().getTime() / 1000)
  return {
    period: () => Math.floor(seconds() / sameLinkSeconds),
    async toLink(key) {
      if (key === null) return null
      const secondsIntoBucket = seconds() % sameLinkSeconds
      return objects.signUrl({ key, method: 'GET', expiresInSeconds: mediaLinkSeconds - secondsIntoBucket })
    },
  }
}
