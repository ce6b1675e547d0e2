import { useTheme } from '@lectern/ui'
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState, type PropsWithChildren } from 'react'
import { docsStyles } from './docs-styles'
import { LoadingOrder } from './loading-order'
import { orderLoading } from './order-loading'
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
  // Nor does the story that was looked at before leave its direction behind: the documentation is English.
  useEffect(() => {
    document.documentElement.dir = 'ltr'
  })
  const [loading] = useState(() => orderLoading())
  const { theme: drawn } = useTheme()
  const look = roomTheme(drawn)
  return (
    <DocsContainer {...props} context={context} theme={look}>
      <style>{docsStyles(look)}</style>
      <LoadingOrder value={loading}>{children}</LoadingOrder>
    </DocsContainer>
  )
}
