/**
 * Script that collects the errors of play functions. Storybook shows such a story as if nothing had happened and reports
 * the error on its channel only. Runs in the page before the story's own scripts.
 */
export const collectPlayFaults = `{
  const faults = (globalThis.__PLAY_FAULTS__ = [])
  const describe = (error) => error?.message || String(error)
  let channel
  Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(value) {
      if (value === channel) return
      channel = value
      channel?.on('playFunctionThrewException', (error) => faults.push('it threw: ' + describe(error)))
      channel?.on('unhandledErrorsWhilePlaying', (errors) => {
        for (const error of errors) faults.push('unhandled error: ' + describe(error))
      })
      channel?.on('storyFinished', ({ status, reporters }) => {
        const failed = reporters.filter((report) => report.status === 'failed').map(({ type }) => type)
        if (status === 'error') faults.push(['the story finished with an error', ...failed].join(', '))
      })
    },
  })
}`

/** Script that returns the errors since its last call as one text, or null if there were none. */
export const takePlayFaults = `globalThis.__PLAY_FAULTS__.splice(0).join('; ') || null`
