import type { Page } from 'playwright'

const filmSeconds = 4

/** Records a short, silent film as MP4: a beam of light that sweeps over a picture, from the lamp of the lighthouse. */
export async function filmBeam(view: Page, backdrop: string): Promise<Buffer> {
  const backdropUrl = `data:image/svg+xml;base64,${Buffer.from(backdrop).toString('base64')}`
  const encoded = await view.evaluate(
    async ({ source, seconds }) => {
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width: 480, height: 376 })
      const context = canvas.getContext('2d')
      if (context === null) throw new Error('There is no canvas.')
      const picture = new Image()
      picture.src = source
      await picture.decode()
      const recorder = new MediaRecorder(canvas.captureStream(25), {
        mimeType: 'video/mp4',
        videoBitsPerSecond: 250_000,
      })
      const chunks: Blob[] = []
      recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data))
      const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve))
      recorder.start()
      const startedAt = performance.now()
      await new Promise<void>((resolve) => {
        const draw = () => {
          const passed = (performance.now() - startedAt) / 1000
          const angle = Math.sin((passed / seconds) * 2 * Math.PI) * 0.5
          context.drawImage(picture, 0, 0, canvas.width, canvas.height)
          context.fillStyle = 'rgba(255, 240, 181, .5)'
          context.beginPath()
          context.moveTo(132, 94)
          context.lineTo(132 + 400 * Math.cos(angle - 0.14), 94 + 400 * Math.sin(angle - 0.14))
          context.lineTo(132 + 400 * Math.cos(angle + 0.14), 94 + 400 * Math.sin(angle + 0.14))
          context.fill()
          if (passed < seconds) requestAnimationFrame(draw)
          else resolve()
        }
        draw()
      })
      recorder.stop()
      await ended
      const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer())
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    },
    { source: backdropUrl, seconds: filmSeconds },
  )
  return Buffer.from(encoded, 'base64')
}
