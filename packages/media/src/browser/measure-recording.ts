/**
 * Reads the duration of a recording from its headers, without decoding it; null when they do not say or cannot be read.
 * Rejects with the signal's reason when aborted.
 */
export async function measureRecording(file: Blob, signal?: AbortSignal): Promise<number | null> {
  const address = URL.createObjectURL(file)
  const element = document.createElement('audio')
  const listening = new AbortController()
  try {
    return await new Promise((resolve, reject) => {
      const options = { signal: listening.signal }
      const finish = () => resolve(Number.isFinite(element.duration) ? element.duration : null)
      element.addEventListener('loadedmetadata', finish, options)
      element.addEventListener('error', () => resolve(null), options)
      signal?.addEventListener('abort', () => reject(toError(signal.reason)), options)
      element.preload = 'metadata'
      element.src = address
    })
  } finally {
    listening.abort()
    element.removeAttribute('src')
    URL.revokeObjectURL(address)
  }
}

function toError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error('The call was ended.', { cause: reason })
}
