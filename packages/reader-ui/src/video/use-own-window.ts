import { useEffect } from 'react'
import { keepPage } from './keep-page'
import { useIsInOwnWindow } from './use-picture-in-picture'

/**
 * Keeps keys from turning the page while the video plays in a window of its own, even if its pane is hidden: that window is
 * used while the reader looks elsewhere.
 *
 * @param isWithoutPicture the chapter has only a narration, for which the window would stay open and empty
 */
export function useOwnWindow(element: HTMLMediaElement, isWithoutPicture: boolean): void {
  const isActive = useIsInOwnWindow(element)
  useEffect(() => (isActive ? keepPage() : undefined), [isActive])
  useEffect(() => {
    if (!isActive || !isWithoutPicture) return
    document.exitPictureInPicture().catch((reason: unknown) => {
      console.error('The browser did not close picture-in-picture.', reason)
    })
  }, [isActive, isWithoutPicture])
}
