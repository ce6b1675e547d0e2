import { useEffect, useState, type RefObject } from 'react'
import type { Editor } from '../editor/editor'
import { readStagePalette } from '../stage/stage-palette'
import type { Stage } from '../stage/create-stage'
import type { StageView } from '../stage/rect-tone'
import type { HighlightedWords } from './highlighted-words'
import { useDevicePixelRatio } from './use-device-pixel-ratio'

export type StageStatus = 'loading' | 'ready' | 'no-image' | 'failed'

interface ShownImage {
  readonly url: string | null
  readonly attempt: number
  readonly status: StageStatus
}

export interface ShownStage {
  readonly status: StageStatus
  /** Starts the stage, or loads the page image, again. */
  readonly retry: () => void
}

export interface UseStageOptions {
  readonly host: RefObject<HTMLElement | null>
  readonly editor: Editor
  readonly imageUrl: string | null
  readonly view: StageView
  readonly highlighted: HighlightedWords | null
  /** Name of the theme; the colours are read again when it changes. */
  readonly theme: string
}

/** Mounts the Pixi stage in a host element, loads Pixi lazily, and updates the stage with its props. */
export function useStage({ host, editor, imageUrl, view, highlighted, theme }: UseStageOptions): ShownStage {
  const [stage, setStage] = useState<Stage | null>(null)
  const [stageFailed, setStageFailed] = useState(false)
  const [image, setImage] = useState<ShownImage>({ url: null, attempt: 0, status: 'no-image' })
  const [starts, setStarts] = useState(0)
  const [attempt, setAttempt] = useState(0)
  const pixelRatio = useDevicePixelRatio()

  useEffect(() => {
    const element = host.current
    if (element === null) return
    let made: Stage | null = null
    let gone = false
    const start = async () => {
      const { createStage } = await import('../stage')
      if (gone) return
      made = await createStage({
        host: element,
        editor,
        palette: readStagePalette(element),
        devicePixelRatio: window.devicePixelRatio,
        requestFrame: (draw) => window.requestAnimationFrame(draw),
        cancelFrame: (id) => window.cancelAnimationFrame(id),
      })
      if (gone) made.destroy()
      else setStage(made)
    }
    start().catch((reason: unknown) => {
      console.error('The page stage could not be started.', reason)
      if (!gone) setStageFailed(true)
    })
    return () => {
      gone = true
      setStage(null)
      made?.destroy()
    }
  }, [host, editor, starts])

  useEffect(() => stage?.setPixelRatio(pixelRatio), [stage, pixelRatio])

  useEffect(() => {
    if (stage === null) return
    let gone = false
    const settle = (status: StageStatus) => {
      if (!gone) setImage({ url: imageUrl, attempt, status })
    }
    stage.setImage(imageUrl).then(
      () => settle(imageUrl === null ? 'no-image' : 'ready'),
      (reason: unknown) => {
        console.warn(`The page image ${imageUrl} could not be shown.`, reason)
        settle('failed')
      },
    )
    return () => {
      gone = true
    }
  }, [stage, imageUrl, attempt])

  useEffect(() => stage?.setView(view), [stage, view])

  useEffect(() => {
    if (stage === null || highlighted === null) return
    stage.setHighlighted(highlighted.current())
    return highlighted.subscribe((ids) => stage.setHighlighted(ids))
  }, [stage, highlighted])

  useEffect(() => {
    if (stage !== null && host.current !== null) stage.setPalette(readStagePalette(host.current))
  }, [stage, host, theme])

  const retry = () => {
    if (stageFailed) {
      setStageFailed(false)
      setStarts(starts + 1)
    } else setAttempt(attempt + 1)
  }
  const isOfNow = stage !== null && image.url === imageUrl && image.attempt === attempt
  return { status: stageFailed ? 'failed' : isOfNow ? image.status : 'loading', retry }
}
