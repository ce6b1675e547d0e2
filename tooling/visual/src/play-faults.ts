/**
 * Storybook shows a story whose play failed as if nothing had happened, and says so on its channel alone. Runs in the page
 * before the story's own scripts.
 */
export const collectPlayFaults = `{
  const faults = (globalThis.__PLAY_FAULTS__ = [])
  const words = (error) => error?.message || String(error)
  let channel
  Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(given) {
      if (given === channel) return
      channel = given
      channel?.on('playFunctionThrewException', (error) => faults.push('its play threw: ' + words(error)))
      channel?.on('unhandledErrorsWhilePlaying', (errors) => {
        for (const error of errors) faults.push('while it was played: ' + words(error))
      })
      channel?.on('storyFinished', ({ status, reporters }) => {
        const failed = reporters.filter((report) => report.status === 'failed').map(({ type }) => type)
        if (status === 'error') faults.push(['it finished with an error', ...failed].join(', '))
      })
    },
  })
}`

/** What has failed since this was last asked; null when nothing has. */
export const takePlayFaults = `globalThis.__PLAY_FAULTS__.splice(0).join('; ') || null`
