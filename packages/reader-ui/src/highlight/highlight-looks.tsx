import { useLayoutEffect } from 'react'
import { useReaderSelector } from '../connected/use-reader-store'
import { highlightProperties } from './highlight-properties'

/** Applies the reader's colours of the highlight to the document. */
export function HighlightLooks() {
  const { rectColor, activeWordColor, highlightOpacity } = useReaderSelector(({ preferences }) => preferences)
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const chosen = [
      [highlightProperties.rect, rectColor],
      [highlightProperties.activeWord, activeWordColor],
    ] as const
    // A colour that the account holds may be any text.
    for (const [name, color] of chosen) style.setProperty(name, CSS.supports('color', color) ? color : '')
    style.setProperty(highlightProperties.opacity, String(highlightOpacity))
    return () => {
      for (const name of [highlightProperties.rect, highlightProperties.activeWord, highlightProperties.opacity])
        style.removeProperty(name)
    }
  }, [rectColor, activeWordColor, highlightOpacity])
  return null
}
