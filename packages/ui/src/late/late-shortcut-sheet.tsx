import { lazy, Suspense, useState, type ComponentType } from 'react'
import { importLate } from './import-late'
import type { ShortcutSheetProps } from '../shortcut-sheet/shortcut-sheet'

const Sheet = /* @__PURE__ */ lazy<ComponentType<ShortcutSheetProps>>(() =>
  importLate().then(
    ({ ShortcutSheet }) => ({ default: ShortcutSheet }),
    (reason: unknown) => {
      console.warn('The list of shortcuts could not be loaded.', reason)
      return { default: () => null }
    },
  ),
)

/** A `ShortcutSheet` that is loaded when it first opens, to keep the first load small. */
export function LateShortcutSheet(sheet: ShortcutSheetProps) {
  const [wanted, setWanted] = useState(false)
  if (sheet.open && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <Sheet {...sheet} />
    </Suspense>
  )
}
