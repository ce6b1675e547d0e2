import { startServer } from '@lectern/presets/start-server'

export interface ProvidedServer {
  /** Address of the reader, without a trailing slash. */
  readonly url: string
  stop(): Promise<void>
}

/** Returns the server at `LECTERN_E2E_URL`, or starts the built one with an empty data folder and the sample library. */
export async function provideServer(): Promise<ProvidedServer> {
  const named = process.env['LECTERN_E2E_URL']
  return named === undefined || named === ''
    ? startServer()
    : { url: new URL(named).origin, stop: () => Promise.resolve() }
}
