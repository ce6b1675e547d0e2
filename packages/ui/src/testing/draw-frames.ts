/** Waits for the given number of frames, so that React and the browser have finished their pending work. */
export async function drawFrames(count = 2): Promise<void> {
  for (let drawn = 0; drawn < count; drawn++) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** Draws frames until a condition holds. The test runner's own waiting would advance a fake clock. */
export async function drawFramesUntil(isSo: () => boolean): Promise<void> {
  for (let drawn = 0; !isSo(); drawn++) {
    if (drawn === 600) throw new Error('It was not so within 600 frames.')
    await drawFrames(1)
  }
  await drawFrames()
}
