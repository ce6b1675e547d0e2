import { Canvas, Rect } from 'fabric'
import Konva from 'konva'
import { pageSize, type WordRect } from './make-rects.ts'

const look = { fill: 'rgba(51, 102, 204, 0.22)' }
const rounds = 8
/** Pixels by which each frame pans. */
const panPixels = 3

interface Room {
  readonly width: number
  readonly height: number
}

/** Returns the milliseconds of each finished frame while Konva pans a page of editable rects. */
export function drawWithKonva(host: HTMLDivElement, rects: readonly WordRect[], { width, height }: Room): number[] {
  const stage = new Konva.Stage({ container: host, width, height })
  const layer = new Konva.Layer()
  for (const { x, y, width: w, height: h } of rects) {
    layer.add(new Konva.Rect({ x, y, width: w, height: h, draggable: true, ...look }))
  }
  layer.scale({ x: height / pageSize.height, y: height / pageSize.height })
  stage.add(layer)
  const canvas = layer.getNativeCanvasElement()
  const times = timeFrames((round) => {
    layer.x(round * panPixels)
    layer.draw()
    readPixel(canvas)
  })
  stage.destroy()
  return times
}

/** The same with fabric. */
export async function drawWithFabric(
  host: HTMLDivElement,
  rects: readonly WordRect[],
  { width, height }: Room,
): Promise<number[]> {
  const element = document.createElement('canvas')
  host.append(element)
  const canvas = new Canvas(element, { width, height, renderOnAddRemove: false })
  canvas.add(
    ...rects.map(
      ({ x, y, width: w, height: h }) =>
        new Rect({
          left: x,
          top: y,
          originX: 'left',
          originY: 'top',
          width: w,
          height: h,
          strokeWidth: 0,
          objectCaching: false,
          ...look,
        }),
    ),
  )
  const zoom = height / pageSize.height
  const times = timeFrames((round) => {
    canvas.setViewportTransform([zoom, 0, 0, zoom, round * panPixels, 0])
    canvas.renderAll()
    readPixel(canvas.lowerCanvasEl)
  })
  await canvas.dispose()
  host.replaceChildren()
  return times
}

function timeFrames(draw: (round: number) => void): number[] {
  return Array.from({ length: rounds }, (_, round) => {
    const start = performance.now()
    draw(round)
    return performance.now() - start
  })
}

/** Waits until a canvas is drawn. */
function readPixel(canvas: HTMLCanvasElement): void {
  canvas.getContext('2d')?.getImageData(0, 0, 1, 1)
}
