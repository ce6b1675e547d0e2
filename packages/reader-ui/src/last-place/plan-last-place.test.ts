import { describe, expect, test } from 'vitest'
import { planLastPlace, type DevicePlace } from './plan-last-place'

const at = (hour: number) => `2026-11-28T${String(hour).padStart(2, '0')}:00:00.000Z`
const device = (fields: Partial<DevicePlace> = {}): DevicePlace => ({
  pageId: 3,
  movedAt: Date.parse(at(10)),
  savedAt: at(10),
  isSaved: true,
  ...fields,
})
const account = (pageId: number, hour: number) => ({ pageId, updatedAt: at(hour) })
const plan = (o: Partial<Parameters<typeof planLastPlace>[0]>) =>
  planLastPlace({ shownPageId: 3, device: null, account: null, hasChosen: false, ...o })

describe('planLastPlace', () => {
  test('continues where another device stopped, on a new device too', () => {
    expect(plan({ account: account(12, 9) })).toEqual({ kind: 'continue', pageId: 12 })
    expect(plan({ device: device(), account: account(12, 11) })).toEqual({ kind: 'continue', pageId: 12 })
  })

  test("offers the other device's place to a reader who has chosen a page", () => {
    expect(plan({ account: account(12, 9), hasChosen: true })).toEqual({ kind: 'offer', pageId: 12 })
  })

  test('stays when no other device has saved since this one, whatever the clocks say', () => {
    const wrongClock = device({ pageId: 5, movedAt: 0, isSaved: false })
    expect(plan({ device: wrongClock, account: account(12, 10) })).toEqual({ kind: 'stay', saves: true })
  })

  test('takes the newest place when this device moved without saving and another one saved', () => {
    const offline = device({ isSaved: false, movedAt: Date.parse(at(12)) })
    expect(plan({ device: offline, account: account(12, 13) })).toEqual({ kind: 'continue', pageId: 12 })
    expect(plan({ device: offline, account: account(12, 11) })).toEqual({ kind: 'stay', saves: true })
  })

  test('stays at the same page, and saves a place that the account does not have', () => {
    expect(plan({ account: account(3, 9) })).toEqual({ kind: 'stay', saves: false })
    expect(plan({ device: device({ isSaved: false }) })).toEqual({ kind: 'stay', saves: true })
    expect(plan({})).toEqual({ kind: 'stay', saves: false })
  })
})
