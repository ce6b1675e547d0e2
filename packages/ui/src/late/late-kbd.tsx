import { lazy, type ComponentType } from 'react'
import type { KbdProps } from '../kbd/kbd'
import { importLate } from './import-late'

/** A `Kbd` that is loaded when it is first drawn: whoever only reads loads no names of keys before a tooltip shows some. */
export const LateKbd = /* @__PURE__ */ lazy<ComponentType<KbdProps>>(() =>
  importLate().then(
    ({ Kbd }) => ({ default: Kbd }),
    (reason: unknown) => {
      console.warn('The keys in a tooltip could not be loaded.', reason)
      return { default: () => null }
    },
  ),
)
