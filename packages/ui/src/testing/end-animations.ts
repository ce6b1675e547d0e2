import { drawFrames } from './draw-frames'

/** Ends everything that is still moving or fading, so that it lies where it will lie. */
export async function endAnimations(): Promise<void> {
  await drawFrames()
  for (const animation of document.getAnimations()) animation.finish()
  await drawFrames()
}
