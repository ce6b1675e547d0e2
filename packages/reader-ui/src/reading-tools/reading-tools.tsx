import { LocaleToggle, ThemeToggle } from '@lectern/ui'
import { createPortal } from 'react-dom'
import type { ReadingToolsProps } from './reading-tools-props'
import { ShortcutTool } from './shortcut-tool'
import * as styles from './reading-tools.css'

/** Renders the tools of an open book that the first load does not have. Each tool is one component. */
export function ReadingTools(props: ReadingToolsProps) {
  const { toolbar, player } = props.slots
  const place = toolbar ?? player
  if (place === null) return null
  return createPortal(
    <div className={styles.tools}>
      <div className={styles.interfaceLanguage}>
        <LocaleToggle />
      </div>
      <ShortcutTool {...props} />
      <ThemeToggle />
    </div>,
    place,
  )
}
