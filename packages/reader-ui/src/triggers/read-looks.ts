import type { PopupTrigger } from '@lectern/core/book'
import { isRecord, readOwnForm } from './read-own-form'

/** Looks of a trigger that an author chose: only values that cannot load or cover anything. */
export interface TriggerLooks {
  readonly fill: string | null
  readonly edge: string | null
  readonly background: string | null
  readonly borderRadius: string | null
  readonly borderWidth: string | null
  readonly borderStyle: string | null
  readonly opacity: number | null
}

const HEX = /^#(?:[\da-f]{3}|[\da-f]{4}|[\da-f]{6}|[\da-f]{8})$/i
const FUNCTION = /^(?:rgb|rgba|hsl|hsla|oklch|oklab|lch|lab|hwb)\([\d.,%/\s+-]*(?:deg|turn|rad)?[\d.,%/\s+-]*\)$/i
const NAME = /^[a-z]{3,30}$/i
const KEYWORD = /^(?:inherit|initial|unset|revert|currentcolor|transparent|auto|none)$/i
const LENGTH = /^(\d{1,4}(?:\.\d{1,3})?)(px|%|em|rem)?$/
const BORDER_STYLES = ['solid', 'dashed', 'dotted', 'double', 'none']
/** Fainter triggers could not be seen. */
const LEAST_OPACITY = 0.4
/** CSS pixels. */
const MOST_BORDER = 8

/**
 * Returns the looks of a trigger. Values that are no colours, lengths or names of line styles are left out.
 *
 * @param o.isColor returns true for a text that the browser knows as a colour
 *
 * @example
 * const looks = readLooks({ id: 't', primaryColor: '#597dce', styles: { borderRadius: 4 } }, { isColor: () => true })
 * looks.fill // => '#597dce'
 * looks.borderRadius // => '4px'
 */
export function readLooks(trigger: PopupTrigger, o: { readonly isColor: (text: string) => boolean }): TriggerLooks {
  const form = readOwnForm(trigger.styles)
  const styles = isRecord(form) ? form : {}
  const read = (name: string) =>
    styles[name] ?? styles[name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)]
  const color = (value: unknown) => readColor(value, o.isColor)
  const style = read('borderStyle')
  const opacity = Number(read('opacity') ?? Number.NaN)
  return {
    fill: color(trigger.primaryColor),
    edge: color(trigger.borderColor) ?? color(read('borderColor')),
    background: color(read('backgroundColor')) ?? color(read('background')),
    borderRadius: readLength(read('borderRadius'), Infinity),
    borderWidth: readLength(read('borderWidth'), MOST_BORDER),
    borderStyle: typeof style === 'string' && BORDER_STYLES.includes(style.trim()) ? style.trim() : null,
    opacity: Number.isFinite(opacity) ? Math.min(1, Math.max(LEAST_OPACITY, opacity)) : null,
  }
}

function readColor(value: unknown, isColor: (text: string) => boolean): string | null {
  if (typeof value !== 'string') return null
  const text = value.trim()
  if (text.length > 60 || KEYWORD.test(text)) return null
  return (HEX.test(text) || FUNCTION.test(text) || NAME.test(text)) && isColor(text) ? text : null
}

function readLength(value: unknown, most: number): string | null {
  const [, number, unit = 'px'] =
    LENGTH.exec(typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '') ?? []
  if (number === undefined) return null
  if (most === Infinity) return `${number}${unit}`
  return unit === 'px' ? `${Math.min(Number(number), most)}px` : null
}
