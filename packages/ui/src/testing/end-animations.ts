import { drawFrames } from './draw-frames'

/** Finishes all animations, so that everything is at its final position. */
export async function endAnimations(): Promise<void> {
  await drawFrames()
  for (const animation of document.getAnimations()) animation.finish()
  await drawFrames()
}
