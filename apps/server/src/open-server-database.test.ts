import { createLogger } from '@lectern/backend'
import { expect, test } from 'vitest'
import { openServerDatabase } from './open-server-database'

const line = 'PostgreSQL refuses to run as root: creating the system account postgres'

test('announces every change to the system before making it, at any log level', async () => {
  const heard: string[] = []
  const opened = await openServerDatabase({
    databaseUrl: null,
    dataFolder: '/nowhere',
    logger: createLogger('silent'),
    notice: (text) => heard.push(text),
    startEmbedded({ log }) {
      log(line)
      heard.push('(done)')
      return Promise.resolve({ kind: 'failed', reason: 'no', help: 'stop here' })
    },
  })
  expect(heard).toEqual([line, '(done)'])
  expect(opened).toEqual({ kind: 'refused', reason: 'The database did not start: no. stop here.' })
})

test('does not blame DATABASE_URL for a failure of the included database', async () => {
  const opened = await openServerDatabase({
    databaseUrl: null,
    dataFolder: '/nowhere',
    logger: createLogger('silent'),
    notice: () => undefined,
    startEmbedded: () =>
      Promise.resolve({
        kind: 'started',
        connection: { host: '/nowhere', user: 'u', password: 'p', database: 'd' },
        staged: null,
        fault: () => null,
        stop: () => Promise.resolve(),
      }),
  })
  expect(opened).toMatchObject({ kind: 'refused', reason: expect.stringContaining('cannot be reached') })
  expect(opened.kind === 'refused' && opened.reason).not.toContain('Check DATABASE_URL')
})
