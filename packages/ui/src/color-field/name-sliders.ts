export interface SliderNames {
  readonly plane: string
  readonly hue: string
  readonly planeValue: (saturation: number, brightness: number) => string
}

/**
 * Gives the picker's sliders translated names, and again after each move, because the library names them in English.
 */
export function nameSliders(picker: HTMLElement, names: SliderNames): () => void {
  const [plane, hue] = picker.querySelectorAll('[role="slider"]')
  if (plane === undefined || hue === undefined) return () => undefined
  const say = () => {
    const said = plane.getAttribute('aria-valuetext')
    const [saturation = 0, brightness = 0] = said === null ? [] : Array.from(said.matchAll(/\d+/g), Number)
    const text = names.planeValue(saturation, brightness)
    if (said !== text) plane.setAttribute('aria-valuetext', text)
    plane.setAttribute('aria-valuenow', String(saturation))
  }
  plane.setAttribute('aria-label', names.plane)
  plane.setAttribute('aria-valuemin', '0')
  plane.setAttribute('aria-valuemax', '100')
  hue.setAttribute('aria-label', names.hue)
  say()
  const moves = new MutationObserver(say)
  moves.observe(plane, { attributeFilter: ['aria-valuetext'] })
  return () => moves.disconnect()
}
