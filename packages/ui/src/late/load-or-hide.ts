import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { importLate } from './import-late'

/**
 * Returns a component that is loaded when it is first drawn, and draws nothing if it cannot be loaded.
 *
 * @param pick returns the component of the late part
 */
export function loadOrHide<Props>(
  pick: (late: Awaited<ReturnType<typeof importLate>>) => ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy<ComponentType<Props>>(() =>
    importLate().then(
      (late) => ({ default: pick(late) }),
      (reason: unknown) => {
        console.warn(reason)
        return { default: () => null }
      },
    ),
  )
}
