import type { Page } from '@playwright/test'

/** Records a moving picture with a tone, in the browser, as MP4. */
export async function recordVideo(page: Page, seconds: number): Promise<Buffer> {
  const encoded = await page.evaluate(async (length) => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 320, height: 180 })
    const context = canvas.getContext('2d')
    if (context === null) throw new Error('There is no canvas.')
    const sound = new AudioContext()
    const tone = sound.createOscillator()
    const output = sound.createMediaStreamDestination()
    tone.connect(output)
    tone.start()
    const stream = new MediaStream([...canvas.captureStream(25).getTracks(), ...output.stream.getTracks()])
    const recorder = new MediaRecorder(stream, { mimeType: 'video/mp4' })
    const chunks: Blob[] = []
    recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data))
    const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve))
    recorder.start()
    const startMs = performance.now()
    await new Promise<void>((resolve) => {
      const draw = () => {
        const passed = (performance.now() - startMs) / 1000
        context.fillStyle = `hsl(${passed * 90} 60% 50%)`
        context.fillRect(0, 0, 320, 180)
        if (passed < length) requestAnimationFrame(draw)
        else resolve()
      }
      draw()
    })
    recorder.stop()
    await ended
    await sound.close()
    const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  }, seconds)
  return Buffer.from(encoded, 'base64')
}
