import { expect } from 'vitest'
import { allMountedMark } from '../reading-tools/use-mounted-steps'

/** Forgets that the tools of an earlier book were mounted. */
export function forgetTools(): void {
  performance.clearMarks(allMountedMark)
}

/** Waits until all tools of the open book are mounted: only then do they respond to gestures that no button announces. */
export async function waitForTools(): Promise<void> {
  await expect.poll(() => performance.getEntriesByName(allMountedMark).length).toBeGreaterThan(0)
}
