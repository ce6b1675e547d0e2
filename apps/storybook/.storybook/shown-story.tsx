import { DocsContext, Source, Story, type DocsContextProps } from '@storybook/addon-docs/blocks'
import { use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { measureFrame, type Frame } from './measure-frame'
import { needsOwnWindow } from './needs-own-window'
import { LoadingOrder } from './loading-order'
import { inDocsParameter } from './stay-open-unfocused'
import { readGlobals, readSurroundings } from './surroundings'
import { isDrawn } from './tell-page'

export type DocumentedStory = ReturnType<DocsContextProps['componentStories']>[number]

/** A story on the page of its component: in the page where it does nothing to it, else in a window of its own. */
export function ShownStory({ story }: { readonly story: DocumentedStory }) {
  const globals = readGlobals(use(DocsContext).getStoryContext(story))
  // The documentation itself is never turned round, whatever the toolbar says.
  const isTurned = readSurroundings(globals, false).direction === 'rtl'
  const hasWindow = isTurned || needsOwnWindow(story)
  // A window of its own is told what the toolbar says: Storybook's own would begin with the defaults.
  const told = ['theme', 'direction', 'locale'].map((name) => `${name}:${String(globals[name])}`).join(';')
  const address = `iframe.html?viewMode=story&id=${story.id}&globals=${told}`
  return (
    <div className="docs-frame">
      {hasWindow ? (
        <StoryWindow
          title={story.name}
          // The panel that shows what axe finds is not here: the story's own page has it.
          address={`${address};a11y.manual:!true&${inDocsParameter}`}
          frame={measureFrame(story)}
        />
      ) : (
        <div className="docs-inline">
          <Story of={story.moduleExport} />
        </div>
      )}
      <div className="docs-foot">
        <details>
          <summary>Show code</summary>
          <Source of={story.moduleExport} />
        </details>
        <a href={address} target="_blank" rel="noreferrer">
          Open at full size
        </a>
      </div>
    </div>
  )
}

/** What never says that it has been drawn, such as a story with an error, is shown by then. */
const PATIENCE_MS = 10_000

/** Low windows are noise between headings, high ones make the page endless. */
const [LOWEST, HIGHEST] = [80, 720]

interface StoryWindowProps {
  readonly title: string
  readonly address: string
  readonly frame: Frame
}

/** As wide inside as the story asks for, and drawn smaller where the page has less room. */
function StoryWindow({ title, address, frame: { width, height, fits } }: StoryWindowProps) {
  const loading = use(LoadingOrder)
  const room = useRef<HTMLDivElement>(null)
  const iframe = useRef<HTMLIFrameElement>(null)
  const [available, setAvailable] = useState<number | null>(null)
  const [state, setState] = useState<'waiting' | 'loading' | 'drawn'>('waiting')
  const [shownHeight, setShownHeight] = useState<number | null>(null)
  useLayoutEffect(() => {
    const place = room.current
    if (place === null) return
    const measure = () => setAvailable(place.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(place)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    const place = room.current
    if (place === null) return
    let patience: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      loading.leave(place)
      setState('drawn')
    }
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== iframe.current?.contentWindow || !isDrawn(data)) return
      if (data.height !== null) setShownHeight(Math.min(HIGHEST, Math.max(LOWEST, data.height)))
      show()
    }
    window.addEventListener('message', listen)
    loading.join(place, () => {
      setState('loading')
      patience = setTimeout(show, PATIENCE_MS)
    })
    return () => {
      window.removeEventListener('message', listen)
      clearTimeout(patience)
      loading.leave(place)
    }
  }, [loading])
  const scale = width === 'page' || available === null ? 1 : Math.min(1, available / width)
  const blockSize = fits && shownHeight !== null ? shownHeight * scale : height
  return (
    <div ref={room} className="docs-window" style={{ blockSize }}>
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
            // Without a document of its own it would be white.
            opacity: state === 'drawn' ? 1 : 0,
            scale: String(scale),
            transformOrigin: '0 0',
          }}
        />
      )}
    </div>
  )
}
