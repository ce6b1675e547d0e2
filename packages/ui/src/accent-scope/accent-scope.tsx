import type { CSSProperties, ReactNode } from 'react'
import { useTheme } from '../theme/use-theme'
import { accentProperties } from './accent-properties'
import * as styles from './accent-scope.css'

export interface AccentScopeProps {
  /** The primary colour of a book or partner, `#rgb` or `#rrggbb`. Otherwise the default accent is used. */
  readonly color: string | null | undefined
  readonly children: ReactNode
}

/** Gives everything inside the accent colour of a book or partner, adjusted only as far as contrast requires. */
export function AccentScope({ color, children }: AccentScopeProps) {
  const { theme } = useTheme()
  const properties: CSSProperties & Record<string, string> = accentProperties(color, theme)
  return (
    <div className={styles.scope} style={properties}>
      {children}
    </div>
  )
}
