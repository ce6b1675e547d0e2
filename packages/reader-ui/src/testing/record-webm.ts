/** Records a canvas of one colour with a tone as WebM, in real time. Returns its address. */
export async function recordWebm(o: { readonly seconds: number; readonly color: string }): Promise<string> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 160, height: 90 })
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('There is no canvas.')
  const sound = new AudioContext()
  const tone = sound.createOscillator()
  const output = sound.createMediaStreamDestination()
  tone.connect(output)
  tone.start()
  const stream = new MediaStream([...canvas.captureStream(25).getTracks(), ...output.stream.getTracks()])
  const recorder = new MediaRecorder(stream, { mimeType: 'video/webm' })
  const chunks: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data))
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve))
  recorder.start()
  // A canvas that is not drawn again sends no frame.
  const drawing = setInterval(() => {
    context.fillStyle = o.color
    context.fillRect(0, 0, canvas.width, canvas.height)
  }, 40)
  await new Promise((resolve) => setTimeout(resolve, o.seconds * 1000))
  recorder.stop()
  await stopped
  clearInterval(drawing)
  await sound.close()
  return URL.createObjectURL(new Blob(chunks, { type: 'video/webm' }))
}
