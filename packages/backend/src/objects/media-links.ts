import type { ObjectStore } from '../ports/index'

/** How long the link of an unpublished object works. */
export const mediaLinkSeconds = 12 * 3600

/** Makes links that a page or an audio element can load without a token. */
export interface MediaLinks {
  /** Null stays null. */
  toLink(key: string | null): Promise<string | null>
}

export function createMediaLinks(objects: ObjectStore): MediaLinks {
  return {
    async toLink(key) {
      return key === null ? null : objects.signUrl({ key, method: 'GET', expiresInSeconds: mediaLinkSeconds })
    },
  }
}
