import { useTheme } from '@lectern/ui'
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, type PropsWithChildren } from 'react'
import { roomTheme } from './room-theme'
import { readGlobals, readSurroundings } from './surroundings'

/** The documentation of a component in the theme that the toolbar says, as its stories are. */
export function DocsPage({ children, context, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [story] = context.componentStories()
  const globals = story === undefined ? {} : readGlobals(context.getStoryContext(story))
  const { theme } = readSurroundings(globals, matchMedia('(prefers-color-scheme: dark)').matches)
  // A page whose stories all have windows of their own has none that would set it.
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])
  const { theme: drawn } = useTheme()
  return (
    <DocsContainer {...props} context={context} theme={roomTheme(drawn)}>
      {children}
    </DocsContainer>
  )
}
