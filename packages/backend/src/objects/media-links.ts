import type { ObjectStore } from '../ports/index'

/** How long the link of an unpublished object works at most. */
const mediaLinkSeconds = 12 * 3600
/** Links made within this time are the same, so that browsers find what they have loaded. */
const sameLinkSeconds = 300

/** Makes links that a page or an audio element can load without a token. */
export interface MediaLinks {
  /** Null stays null. */
  toLink(key: string | null): Promise<string | null>
}

export function createMediaLinks(objects: ObjectStore, now: () => Date): MediaLinks {
  return {
    async toLink(key) {
      if (key === null) return null
      const secondsIntoBucket = Math.floor(now().getTime() / 1000) % sameLinkSeconds
      return objects.signUrl({ key, method: 'GET', expiresInSeconds: mediaLinkSeconds - secondsIntoBucket })
    },
  }
}
