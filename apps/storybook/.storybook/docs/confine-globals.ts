import type { addons } from 'storybook/preview-api'

type Channel = Pick<ReturnType<typeof addons.getChannel>, 'emit' | 'listeners'>

/**
 * Applies changes of globals in this frame only. The page around it would draw all its stories again with them, this one
 * too, which would then change them again.
 */
export function confineGlobals(channel: Channel): void {
  const emit = channel.emit.bind(channel)
  channel.emit = (event, ...payload: unknown[]) => {
    if (event !== 'updateGlobals') return emit(event, ...payload)
    for (const listen of channel.listeners(event) ?? []) listen(...payload)
  }
}
