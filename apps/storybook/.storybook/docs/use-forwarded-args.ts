import { DocsContext } from '@storybook/addon-docs/blocks'
import { use, useEffect, type RefObject } from 'react'

/** Emitted by the controls of a page, with all args of the story. */
const ARGS_UPDATED = 'storyArgsUpdated'
/** Makes a preview draw a story with other args. */
const UPDATE_ARGS = 'updateStoryArgs'

interface UpdatedArgs {
  readonly storyId: string
  readonly args: Readonly<Record<string, unknown>>
}

/** Passes what people choose in the controls of a page on to the frame that draws the story. */
export function useForwardedArgs(story: string, iframe: RefObject<HTMLIFrameElement | null>): void {
  const { channel } = use(DocsContext)
  useEffect(() => {
    const forward = ({ storyId, args }: UpdatedArgs) => {
      const frame = iframe.current?.contentWindow
      if (storyId !== story || !frame) return
      const frameChannel: unknown = Reflect.get(frame, '__STORYBOOK_ADDONS_CHANNEL__')
      if (isChannel(frameChannel)) frameChannel.emit(UPDATE_ARGS, { storyId, updatedArgs: keepPlain(args) })
    }
    channel.on(ARGS_UPDATED, forward)
    return () => channel.off(ARGS_UPDATED, forward)
  }, [channel, story, iframe])
}

/** Keeps texts, numbers and switches: elements and functions belong to the document that made them. */
function keepPlain(args: UpdatedArgs['args']): UpdatedArgs['args'] {
  const plain = new Set(['string', 'number', 'boolean', 'undefined'])
  return Object.fromEntries(Object.entries(args).filter(([, value]) => plain.has(typeof value)))
}

function isChannel(value: unknown): value is { emit: (event: string, payload: unknown) => void } {
  return typeof value === 'object' && value !== null && 'emit' in value && typeof value.emit === 'function'
}
