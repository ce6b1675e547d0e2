import type { CSSProperties, ReactNode } from 'react'
import { useTheme } from '../theme/use-theme'
import { accentProperties } from './accent-properties'
import * as styles from './accent-scope.css'

export interface AccentScopeProps {
  /** The primary colour of a book or a partner, `#rgb` or `#rrggbb`; the default accent when absent or not such a colour. */
  readonly color: string | null | undefined
  readonly children: ReactNode
}

/** Gives everything inside the accent of a book or a partner, moved no further than reading it asks for. */
export function AccentScope({ color, children }: AccentScopeProps) {
  const { theme } = useTheme()
  const properties: CSSProperties & Record<string, string> = accentProperties(color, theme)
  return (
    <div className={styles.scope} style={properties}>
      {children}
    </div>
  )
}
