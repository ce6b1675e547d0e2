import { trimReport, type Report } from './trim-report'

/** Testing Library waits for one second, which is too short on a busy machine. A story that passes waits no longer. */
const MAX_WAIT_MS = 60_000

interface Context {
  readonly reporting: { readonly reports: readonly Report[] }
}

/** Makes the play functions of a test run patient. */
export async function beforeEach(): Promise<void> {
  if (import.meta.env.MODE !== 'test') return
  const { configure } = await import('storybook/test')
  configure({ asyncUtilTimeout: MAX_WAIT_MS })
}

/** Keeps the reports of a test run small: they are sent to Vitest, and written to a file. */
export function afterEach({ reporting }: Context): void {
  if (import.meta.env.MODE !== 'test') return
  for (const report of reporting.reports) trimReport(report)
}
