import { useTheme } from '@lectern/ui'
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import { roomTheme } from './room-theme'

/** The documentation of a component in the theme that its stories are drawn in. */
export function DocsPage({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { theme } = useTheme()
  return (
    <DocsContainer {...props} theme={roomTheme(theme)}>
      {children}
    </DocsContainer>
  )
}
