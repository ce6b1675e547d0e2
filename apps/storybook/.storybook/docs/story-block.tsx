import { useTheme } from '@lectern/ui'
import { DocsContext, Source, Story, type DocsContextProps } from '@storybook/addon-docs/blocks'
import { use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { chooseFrameSize, type FrameSize } from './choose-frame-size'
import { needsOwnFrame } from './needs-own-frame'
import { FrameQueueContext } from './frame-queue-context'
import { inDocsParameter } from './hide-focus-loss'
import { readGlobals, readStorySettings } from '../read-story-settings'
import { isDrawn } from './report-drawn'
import { useForwardedArgs } from './use-forwarded-args'

export type DocumentedStory = ReturnType<DocsContextProps['componentStories']>[number]

interface StoryBlockProps {
  readonly story: DocumentedStory
  /** Shows the code from the start, where it follows the controls; else people open it. */
  readonly isCodeOpen?: boolean
}

/** Renders a story on the page of its component, in the page itself or, where it would affect it, in a frame. */
export function StoryBlock({ story, isCodeOpen = false }: StoryBlockProps) {
  const globals = readGlobals(use(DocsContext).getStoryContext(story))
  // The documentation itself stays left to right, whatever the toolbar says.
  const isTurned = readStorySettings(globals, false).direction === 'rtl'
  const hasFrame = isTurned || needsOwnFrame(story)
  // A frame begins with Storybook's defaults unless its address names the values of the toolbar.
  const settings = ['theme', 'direction', 'locale'].map((name) => `${name}:${String(globals[name])}`).join(';')
  const address = `iframe.html?viewMode=story&id=${story.id}&globals=${settings}`
  const [isOpen, setIsOpen] = useState(isCodeOpen)
  const { theme } = useTheme()
  return (
    <div className="docs-frame">
      {hasFrame ? (
        <StoryFrame
          story={story.id}
          title={story.name}
          // Axe reports to a panel that only the story's own page has.
          address={`${address};a11y.manual:!true&${inDocsParameter}`}
          size={chooseFrameSize(story)}
        />
      ) : (
        <div className="docs-inline">
          <Story of={story.moduleExport} />
        </div>
      )}
      <div className="docs-footer">
        <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <summary>Code</summary>
          {/* Highlighting every story of a page takes longer than drawing them. */}
          {isOpen && <Source of={story.moduleExport} dark={theme !== 'light'} />}
        </details>
        <a href={address} target="_blank" rel="noreferrer">
          Open at full size
        </a>
      </div>
    </div>
  )
}

/** A frame that never reports, such as one with an error, is shown after this time. */
const PATIENCE_MS = 10_000

/** Lowest and greatest height of a frame, in CSS pixels. */
const [LOWEST, HIGHEST] = [80, 720]

interface StoryFrameProps {
  readonly story: string
  readonly title: string
  readonly address: string
  readonly size: FrameSize
}

/** Renders a story in an iframe of the width that it asks for, scaled down if the page is narrower. */
function StoryFrame({ story, title, address, size: { width, height, fits } }: StoryFrameProps) {
  const queue = use(FrameQueueContext)
  const container = useRef<HTMLDivElement>(null)
  const iframe = useRef<HTMLIFrameElement>(null)
  const [available, setAvailable] = useState<number | null>(null)
  const [state, setState] = useState<'waiting' | 'loading' | 'drawn'>('waiting')
  const [contentHeight, setContentHeight] = useState<number | null>(null)
  useLayoutEffect(() => {
    const element = container.current
    if (element === null) return
    const measure = () => setAvailable(element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    const element = container.current
    if (element === null) return
    let patience: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      queue.leave(element)
      setState('drawn')
    }
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== iframe.current?.contentWindow || !isDrawn(data)) return
      if (data.height !== null) setContentHeight(Math.min(HIGHEST, Math.max(LOWEST, data.height)))
      show()
    }
    window.addEventListener('message', listen)
    queue.join(element, () => {
      setState('loading')
      patience = setTimeout(show, PATIENCE_MS)
    })
    return () => {
      window.removeEventListener('message', listen)
      clearTimeout(patience)
      queue.leave(element)
    }
  }, [queue])
  useForwardedArgs(story, iframe)
  const scale = width === 'page' || available === null ? 1 : Math.min(1, available / width)
  const blockSize = fits && contentHeight !== null ? contentHeight * scale : height
  return (
    <div ref={container} className="docs-window" data-state={state} style={{ blockSize }}>
      {state !== 'drawn' && <p className="docs-waiting">Loading</p>}
      {state !== 'waiting' && (
        <iframe
          ref={iframe}
          title={title}
          src={address}
          allow="fullscreen"
          style={{
            display: 'block',
            inlineSize: width === 'page' ? '100%' : width,
            blockSize: blockSize / scale,
            marginInline: scale < 1 ? 0 : 'auto',
            border: 0,
            // An empty document is white.
            opacity: state === 'drawn' ? 1 : 0,
            scale: String(scale),
            transformOrigin: '0 0',
          }}
        />
      )}
    </div>
  )
}
