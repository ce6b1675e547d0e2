import { useLayoutEffect, useState } from 'react'
import { Text } from '../text'
import { useTheme } from '../theme/use-theme'
import { describeLength } from './describe-length'

interface TokenValueProps {
  /** The token as written in styles: `vars.space.m`. */
  readonly of: string
}

/** Shows the value of a token in the current theme, read from the page. */
export function TokenValue({ of }: TokenValueProps) {
  const { theme } = useTheme()
  const [value, setValue] = useState('')
  useLayoutEffect(() => {
    const name = of.slice('var('.length, -1)
    setValue(getComputedStyle(document.documentElement).getPropertyValue(name).trim())
  }, [of, theme])
  return (
    <Text as="span" face="code" size="xs" tone="muted">
      {describeLength(value)}
    </Text>
  )
}
