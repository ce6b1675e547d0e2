import { lazy, type ComponentType } from 'react'
import type { KbdProps } from '../kbd/kbd'
import { importLate } from './import-late'

/** A `Kbd` that is loaded when it is first drawn: the names of keys are not part of the first load. */
export const LateKbd = /* @__PURE__ */ lazy<ComponentType<KbdProps>>(() =>
  importLate().then(
    ({ Kbd }) => ({ default: Kbd }),
    (reason: unknown) => {
      console.warn('The keys in a tooltip could not be loaded.', reason)
      return { default: () => null }
    },
  ),
)
