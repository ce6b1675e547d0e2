import { firstPictureId } from '@lectern/core/book'
import './first-picture.css'

/** Removes the image that the server put into the page, which covers the reader until it shows the page or says why not. */
export function removeFirstPicture(): void {
  document.getElementById(firstPictureId)?.remove()
}
