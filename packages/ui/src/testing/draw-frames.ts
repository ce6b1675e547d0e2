/** Until the browser has drawn that many frames: what React and the page wanted to do by now is done. */
export async function drawFrames(count = 2): Promise<void> {
  for (let drawn = 0; drawn < count; drawn++) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** Draws frames until something is so. The runner's own waiting would put a stopped clock forward. */
export async function drawFramesUntil(isSo: () => boolean): Promise<void> {
  for (let drawn = 0; !isSo(); drawn++) {
    if (drawn === 600) throw new Error('It was not so within 600 frames.')
    await drawFrames(1)
  }
  await drawFrames()
}
