/** The last page that this device showed, and what the account knows of it. */
export interface DevicePlace {
  readonly pageId: number
  /** Time of the last page turn, in milliseconds since 1970. */
  readonly movedAt: number
  /** Time of the account's place after this device saved one last, as the server sent it; null if it never did. */
  readonly savedAt: string | null
  /** True if the account has this page. */
  readonly isSaved: boolean
}

/** The reader's place in the account, from whatever device. */
export interface AccountPlace {
  readonly pageId: number
  /** In ISO form, by the server's clock. */
  readonly updatedAt: string
}

export type LastPlacePlan =
  /** Stays here; `saves`: the account does not have this place yet. */
  | { readonly kind: 'stay'; readonly saves: boolean }
  /** Turns to the account's page, with a way back. */
  | { readonly kind: 'continue'; readonly pageId: number }
  /** Offers the account's page: the reader has chosen another one. */
  | { readonly kind: 'offer'; readonly pageId: number }

/**
 * Decides where a reader continues who may have read on another device: at the newest place. The account's place is another
 * device's if it was saved after the last save of this one; only then, and only if this device was moved without saving, the
 * clocks of device and server are compared.
 *
 * @param o.hasChosen the reader named the visible page by the address, or has moved since the book opened
 */
export function planLastPlace(o: {
  readonly shownPageId: number
  readonly device: DevicePlace | null
  readonly account: AccountPlace | null
  readonly hasChosen: boolean
}): LastPlacePlan {
  const { shownPageId, device, account, hasChosen } = o
  const isUnsaved = device !== null && !device.isSaved
  if (account === null) return { kind: 'stay', saves: isUnsaved }
  if (account.pageId === shownPageId) return { kind: 'stay', saves: false }
  if (account.updatedAt === device?.savedAt) return { kind: 'stay', saves: isUnsaved || hasChosen }
  if (isUnsaved && device.movedAt > Date.parse(account.updatedAt)) return { kind: 'stay', saves: true }
  return { kind: hasChosen ? 'offer' : 'continue', pageId: account.pageId }
}
