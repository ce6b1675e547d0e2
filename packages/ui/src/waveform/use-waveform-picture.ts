import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { useTheme } from '../theme/use-theme'
import { drawWaveform, type WaveformPicture } from './draw-waveform'
import type { WaveformPlayhead } from './waveform-types'
import { readWaveformPalette, type WaveformPalette } from './waveform-palette'

/** Draws a waveform on its canvas: once per change, and as the playhead moves, without rendering. */
export function useWaveformPicture(
  canvas: RefObject<HTMLCanvasElement | null>,
  picture: Omit<WaveformPicture, 'playhead'> | null,
  playhead: WaveformPlayhead,
): void {
  const { theme } = useTheme()
  const palette = useRef<{ readonly theme: string; readonly colors: WaveformPalette } | null>(null)
  const latest = useRef<{ readonly draw: () => void; frame: number | null }>({ draw: () => undefined, frame: null })

  useLayoutEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (element === null || context === null || context === undefined || picture === null) return
    if (palette.current?.theme !== theme) palette.current = { theme, colors: readWaveformPalette(element) }
    const { colors } = palette.current
    const draw = () => {
      const ratio = window.devicePixelRatio
      const width = Math.round(picture.width * ratio)
      const height = Math.round(picture.height * ratio)
      if (element.width !== width || element.height !== height) Object.assign(element, { width, height })
      context.setTransform(ratio, 0, 0, ratio, 0, 0)
      drawWaveform(context, { ...picture, playhead: playhead.current() }, colors)
    }
    latest.current = { draw, frame: latest.current.frame }
    draw()
  })

  useEffect(() => {
    const request = () => {
      latest.current.frame ??= window.requestAnimationFrame(() => {
        latest.current.frame = null
        latest.current.draw()
      })
    }
    const stop = playhead.subscribe(request)
    return () => {
      stop()
      if (latest.current.frame !== null) window.cancelAnimationFrame(latest.current.frame)
      latest.current.frame = null
    }
  }, [playhead])
}
