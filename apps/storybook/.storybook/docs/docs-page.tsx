import { useTheme } from '@lectern/ui'
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState, type PropsWithChildren } from 'react'
import { createStorybookTheme } from '../create-storybook-theme'
import { readGlobals, readStorySettings } from '../read-story-settings'
import { createFrameQueue } from './create-frame-queue'
import { docsStyles } from './docs-styles'
import { FrameQueueContext } from './frame-queue-context'

/** Renders the documentation of a component in the theme of the toolbar, like its stories. */
export function DocsPage({ children, context, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [story] = context.componentStories()
  const globals = story === undefined ? {} : readGlobals(context.getStoryContext(story))
  const { theme } = readStorySettings(globals, matchMedia('(prefers-color-scheme: dark)').matches)
  // If all stories have frames of their own, none of them sets the theme of this document.
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])
  // The story that was open before may have left another direction; the documentation is English.
  useEffect(() => {
    document.documentElement.dir = 'ltr'
  })
  const [queue] = useState(() => createFrameQueue())
  useEffect(() => {
    addEventListener('scroll', queue.update, { capture: true, passive: true })
    addEventListener('resize', queue.update)
    return () => {
      removeEventListener('scroll', queue.update, { capture: true })
      removeEventListener('resize', queue.update)
    }
  }, [queue])
  const { theme: drawnTheme } = useTheme()
  const storybookTheme = createStorybookTheme(drawnTheme)
  return (
    <DocsContainer {...props} context={context} theme={storybookTheme}>
      <style>{docsStyles(storybookTheme)}</style>
      <FrameQueueContext value={queue}>{children}</FrameQueueContext>
    </DocsContainer>
  )
}
