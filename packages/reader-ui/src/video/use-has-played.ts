import { useEffect, useState } from 'react'

/**
 * Returns true once the source of a media element has played. A seek is no playing, though it ends a native poster and adds to
 * the element's `played` ranges.
 */
export function useHasPlayed(media: HTMLMediaElement): boolean {
  const [hasPlayed, setHasPlayed] = useState(
    () => !media.paused && media.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA,
  )
  useEffect(() => {
    const onPlaying = () => setHasPlayed(true)
    const onEmptied = () => setHasPlayed(false)
    media.addEventListener('playing', onPlaying)
    media.addEventListener('emptied', onEmptied)
    return () => {
      media.removeEventListener('playing', onPlaying)
      media.removeEventListener('emptied', onEmptied)
    }
  }, [media])
  return hasPlayed
}
