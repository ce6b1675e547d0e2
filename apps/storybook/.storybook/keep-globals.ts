import type { addons } from 'storybook/preview-api'

type Channel = Pick<ReturnType<typeof addons.getChannel>, 'emit' | 'listeners'>

/**
 * What a story on a page of documentation wants of the globals holds in its window alone. The page would draw all its
 * stories anew by them, this one too, which would want the same again.
 */
export function keepGlobals(channel: Channel): void {
  const emit = channel.emit.bind(channel)
  channel.emit = (event, ...told: unknown[]) => {
    if (event !== 'updateGlobals') return emit(event, ...told)
    for (const listen of channel.listeners(event) ?? []) listen(...told)
  }
}
