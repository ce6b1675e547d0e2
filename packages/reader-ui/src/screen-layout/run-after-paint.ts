/**
 * Runs a task after the next frame is painted, so that the answer to a press is not late by it. A hidden page has no frames,
 * and there it runs at once.
 *
 * @returns a function that runs it now if it has not run
 */
export function runAfterPaint(task: () => void): () => void {
  if (document.visibilityState === 'hidden') {
    task()
    return () => undefined
  }
  let hasRun = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const run = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    if (hasRun) return
    hasRun = true
    task()
  }
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run)
  })
  return run
}
