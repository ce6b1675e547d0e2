import { startServer } from '@lectern/presets/start-server'

export interface ProvidedServer {
  /** Where readers find it, without a slash at its end. */
  readonly url: string
  stop(): Promise<void>
}

/** The server named by `LECTERN_E2E_URL`, else the built one with an empty data folder and the sample library. */
export async function provideServer(): Promise<ProvidedServer> {
  const named = process.env['LECTERN_E2E_URL']
  return named === undefined || named === ''
    ? startServer()
    : { url: new URL(named).origin, stop: () => Promise.resolve() }
}
