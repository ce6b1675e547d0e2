import axe from 'axe-core'
import { expect } from 'vitest'

/** Fails with the accessibility faults of an element, once its animations have ended. */
export async function expectAccessible(element: Element): Promise<void> {
  // An animation whose element is removed is cancelled, which rejects its promise.
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  const { violations } = await axe.run(element, { resultTypes: ['violations'] })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([])
}
