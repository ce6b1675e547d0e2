import { Suspense, useState } from 'react'
import { loadOrHide } from './load-or-hide'
import type { ShortcutSheetProps } from '../shortcut-sheet/shortcut-sheet'

const Sheet = /* @__PURE__ */ loadOrHide<ShortcutSheetProps>(({ ShortcutSheet }) => ShortcutSheet)

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
