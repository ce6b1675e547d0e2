import { afterEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../testing/memory-storage'
import { createProgressReports } from './create-progress-reports'
import type { ProgressReport } from './progress-account'
import { parseDevicePlace } from './stored-device-place'

afterEach(() => vi.restoreAllMocks())

function open() {
  const clock = { now: 0 }
  const network = { isUp: true }
  const received: ProgressReport[] = []
  const storage = memoryStorage()
  const reports = createProgressReports({
    storage,
    storedKey: 'place',
    pageId: 1,
    now: () => clock.now,
    account: {
      load: () => Promise.resolve(null),
      save: (report) => {
        received.push(report)
        if (!network.isUp) return Promise.reject(new Error('No network'))
        return Promise.resolve({ pageId: report.pageId, updatedAt: `time ${received.length}` })
      },
    },
  })
  return { clock, network, received, reports, stored: () => parseDevicePlace(storage.getItem('place')) }
}

test('reports the whole seconds for which each page was visible, each second once', async () => {
  const { clock, received, reports } = open()
  clock.now = 4700
  reports.moveTo(2)
  await reports.send()
  clock.now = 6000
  reports.setVisible(false)
  clock.now = 90_000
  reports.setVisible(true)
  clock.now = 91_500
  await reports.send()
  expect(received).toMatchObject([
    { pageId: 1, seconds: 4 },
    { pageId: 2, seconds: 0 },
    { pageId: 2, seconds: 2 },
  ])
})

test('reports the last page, and no page that was visible for less than a second', async () => {
  const { clock, received, reports } = open()
  for (const pageId of [2, 3, 4]) {
    clock.now += 600
    reports.moveTo(pageId)
  }
  await reports.send()
  expect(received).toMatchObject([{ pageId: 4, seconds: 0 }])
})

test('resends a failed report unchanged before the next, and meanwhile marks it as not saved', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const { clock, network, received, reports, stored } = open()
  network.isUp = false
  clock.now = 2000
  reports.moveTo(2)
  await reports.send()
  expect(stored()).toMatchObject({ pageId: 2, isSaved: false, savedAt: null })
  network.isUp = true
  clock.now = 5000
  reports.moveTo(3)
  await reports.send()
  expect(received).toMatchObject([
    { pageId: 1, seconds: 2 },
    { pageId: 1, seconds: 2 },
    { pageId: 2, seconds: 0 },
    { pageId: 2, seconds: 3 },
    { pageId: 3, seconds: 0 },
  ])
  expect(received[1]?.key).toBe(received[0]?.key)
  expect(new Set(received.map(({ key }) => key)).size).toBe(4)
  expect(stored()).toMatchObject({ pageId: 3, isSaved: true, savedAt: 'time 5' })
})
