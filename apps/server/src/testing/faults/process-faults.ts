import { setTimeout as delay } from 'node:timers/promises'
import type { Fault } from './fault'

/** Requests are answered within this time; a kill in it meets them before, during and after their commits. */
const MAX_PAUSE_MS = 150

/** Wrong by minutes, because a bucket refuses signatures that are older than a quarter of an hour. */
const skewsMs = [-600_000, -60_000, 60_000, 600_000] as const
/** With a folder, wrong by hours. */
const longSkewsMs = [-39_600_000, -3_600_000, 3_600_000, 39_600_000] as const
const timeZones = ['Pacific/Kiritimati', 'America/St_Johns', 'Asia/Kathmandu'] as const

export const processFaults: readonly Fault[] = [
  {
    id: 'F9',
    title: 'the server is killed',
    async strike({ lab, random }) {
      await delay(random.below(MAX_PAUSE_MS))
      await lab.server.kill()
      await lab.server.start()
    },
  },
  {
    id: 'F10',
    title: 'the database is killed',
    async strike({ lab, random }) {
      await delay(random.below(MAX_PAUSE_MS))
      await lab.server.killDatabase()
    },
  },
  {
    id: 'F14',
    title: 'the clock of the server is wrong, in another time zone',
    async strike({ lab, random, waitForWrites }) {
      await lab.restartWithClock(random.pick(lab.store === 'bucket' ? skewsMs : longSkewsMs), random.pick(timeZones))
      await waitForWrites(2)
      await lab.server.kill()
      await lab.server.start()
    },
  },
]
