import type { PlaceStorage } from '../store/stored-place'
import type { ProgressAccount, ProgressReport } from './progress-account'
import { parseDevicePlace, writeDevicePlace } from './stored-device-place'
import { createKey } from '../store/create-key'

export interface ProgressReports {
  /** The reader is at a page. */
  readonly moveTo: (pageId: number) => void
  readonly setVisible: (isVisible: boolean) => void
  /** Saves the place in the account. A report that failed is sent again first, as it was. */
  readonly send: () => Promise<void>
}

/** Counts the time for which each page is visible and saves the reader's place, each second once. */
export function createProgressReports(o: {
  readonly account: ProgressAccount
  readonly storage: PlaceStorage
  /** Key of the device's place in the storage. */
  readonly storedKey: string
  /** Page at which the reader is. */
  readonly pageId: number
  readonly now: () => number
}): ProgressReports {
  const { account, storage, storedKey, now } = o
  let pageId = o.pageId
  let visibleSince: number | null = now()
  let milliseconds = 0
  /** In the order in which they happened. */
  const unsent: ProgressReport[] = []
  let running: Promise<void> | null = null

  const read = () => parseDevicePlace(storage.getItem(storedKey))
  const countTime = () => {
    if (visibleSince !== null) {
      milliseconds += Math.max(0, now() - visibleSince)
      visibleSince = now()
    }
  }
  const takeReport = (): ProgressReport => {
    countTime()
    const seconds = Math.floor(milliseconds / 1000)
    milliseconds -= seconds * 1000
    return { key: createKey(), pageId, seconds }
  }
  const addReport = () => {
    const report = takeReport()
    const isKnown = report.seconds === 0 && unsent.at(-1)?.pageId === report.pageId
    if (!isKnown) unsent.push(report)
  }
  async function sendAll(): Promise<void> {
    addReport()
    for (let report = unsent[0]; report !== undefined; report = unsent[0]) {
      const saved = await account.save(report)
      unsent.shift()
      const device = read()
      if (saved !== null && device !== null) {
        writeDevicePlace(storage, storedKey, {
          ...device,
          savedAt: saved.updatedAt,
          isSaved: device.pageId === report.pageId,
        })
      }
    }
  }
  return {
    moveTo(next) {
      countTime()
      // A page that was turned over is no place; its time is that of no other page.
      if (pageId > 0 && milliseconds >= 1000) addReport()
      milliseconds = 0
      pageId = next
      writeDevicePlace(storage, storedKey, {
        pageId,
        movedAt: now(),
        savedAt: read()?.savedAt ?? null,
        isSaved: false,
      })
    },
    setVisible(isVisible) {
      countTime()
      visibleSince = isVisible ? now() : null
    },
    send() {
      // The generated cover is no page that the account knows.
      if (pageId <= 0) return Promise.resolve()
      running ??= sendAll()
        .catch((reason: unknown) => console.warn('The place in the book is kept on this device.', reason))
        .finally(() => {
          running = null
        })
      return running
    },
  }
}
