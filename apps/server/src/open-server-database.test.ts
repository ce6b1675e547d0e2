import { createLogger } from '@lectern/backend'
import { expect, test } from 'vitest'
import { openServerDatabase } from './open-server-database'

const line = 'PostgreSQL refuses to run as root: creating the system account postgres'

test('what is done to the system for the database is said before it is done, whatever the log level', async () => {
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

test('an included database that cannot be reached is not blamed on an address that nobody has given', async () => {
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
        stop: () => Promise.resolve(),
      }),
  })
  expect(opened).toMatchObject({ kind: 'refused', reason: expect.stringContaining('cannot be reached') })
  expect(opened.kind === 'refused' && opened.reason).not.toContain('Check DATABASE_URL')
})
