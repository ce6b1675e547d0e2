import type { ResizeRequest, ResizeResult } from '@lectern/backend/ports'
import { createImageReader, MAX_IMAGE_PIXELS } from '../images/create-image-reader'
import { serveCalls } from '../workers/serve-calls'
import { messageOf } from '../workers/message-of'

export type ResizeCall = Omit<ResizeRequest, 'signal'>

const EFFORT = 2
const images = createImageReader()

serveCalls<{ request: ResizeCall; reply: ResizeResult }>(async (call) => {
  const reply = await resize(call)
  return {
    reply,
    transfer: reply.kind === 'resized' && reply.bytes.buffer instanceof ArrayBuffer ? [reply.bytes.buffer] : [],
  }
})

async function resize({ image, width, quality }: ResizeCall): Promise<ResizeResult> {
  try {
    const { data, info } = await images
      .open(image)
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality, effort: EFFORT })
      .toBuffer({ resolveWithObject: true })
    // A buffer may be part of a larger one, which must not be moved to another thread as a whole.
    const bytes = new Uint8Array(data)
    return { kind: 'resized', bytes, contentType: 'image/webp', width: info.width, height: info.height }
  } catch (error) {
    const message = messageOf(error)
    if (message.includes('pixel limit')) {
      const most = MAX_IMAGE_PIXELS / 1_000_000
      return { kind: 'failed', code: 'too-large', message: `The image has more than ${most} million pixels.` }
    }
    const advice = 'The image cannot be read. Export it again as PNG, JPEG or WebP.'
    return { kind: 'failed', code: 'not-an-image', message: advice, cause: message }
  }
}
