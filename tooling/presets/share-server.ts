import { startServer } from './start-server.ts'

/**
 * Global setup of journeys that only read the sample library: starts one server for all their files, because a start takes
 * longer than many journeys. Its address is in `LECTERN_E2E_URL`; a server that is named there already is used instead.
 *
 * @returns the teardown, which stops the server
 */
export default async function shareServer(): Promise<() => Promise<void>> {
  const named = process.env['LECTERN_E2E_URL']
  if (named !== undefined && named !== '') return () => Promise.resolve()
  const server = await startServer({ LECTERN_LIMITS: 'calls=off' })
  process.env['LECTERN_E2E_URL'] = server.url
  return () => server.stop()
}
