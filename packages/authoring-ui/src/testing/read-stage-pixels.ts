import type { Editor } from '../editor/editor'

type Point = readonly [x: number, y: number]

/** Reads the rendered colours at points of the page: red, green, blue, alpha; all 0 where nothing is drawn. */
export async function readStagePixels(host: Element, editor: Editor, points: readonly Point[]): Promise<number[][]> {
  const canvas = host.querySelector('canvas')
  if (canvas === null) throw new Error('There is no canvas: the stage has not been started.')
  const { viewport } = editor.getState()
  // The drawing buffer is readable only until its frame is shown: this requests a frame and reads it immediately.
  editor.setViewport({ ...viewport })
  await new Promise((resolve) => requestAnimationFrame(resolve))
  const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d')
  if (copy === null) throw new Error('The browser gave no canvas to read with.')
  copy.drawImage(canvas, 0, 0)
  const scale = (viewport.zoom * canvas.width) / canvas.clientWidth
  return points.map(([x, y]) => [
    ...copy.getImageData(Math.floor((x - viewport.x) * scale), Math.floor((y - viewport.y) * scale), 1, 1).data,
  ])
}
