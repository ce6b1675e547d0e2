import { readTimestamp } from '../timestamp/read-timestamp'
import type { CueTimestamp } from './webvtt-cue'

const NAMED_REFERENCES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  lrm: '\u200e',
  rlm: '\u200f',
}
const MAX_CODE_POINT = 0x10ffff

function resolveReference(whole: string, name: string): string {
  if (!name.startsWith('#')) return NAMED_REFERENCES[name] ?? whole
  const hexadecimal = name[1] === 'x' || name[1] === 'X'
  const codePoint = hexadecimal ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  if (!Number.isInteger(codePoint) || codePoint === 0 || codePoint > MAX_CODE_POINT) return whole
  return String.fromCodePoint(codePoint)
}

function resolveReferences(text: string): string {
  return text.replaceAll(/&(#[xX]?[0-9a-fA-F]+|[a-z]+);/g, resolveReference)
}

export interface CueText {
  text: string
  voice?: string
  timestamps?: CueTimestamp[]
}

/** Reads a cue's payload without its tags. Unknown tags are dropped; an unclosed `<` counts as text. */
export function readCueText(payload: string): CueText {
  let text = ''
  let voice: string | undefined
  const timestamps: CueTimestamp[] = []
  let at = 0
  for (const tag of payload.matchAll(/<[^<>]*>/g)) {
    text += resolveReferences(payload.slice(at, tag.index))
    at = tag.index + tag[0].length
    const body = tag[0].slice(1, -1)
    const time = readTimestamp(body)
    if (time !== null) timestamps.push({ offset: text.length, time })
    const speaker = /^v(?:\.\S*)?[ \t]+([\s\S]+)$/.exec(body)?.[1]
    if (speaker !== undefined) voice ??= resolveReferences(speaker).trim()
  }
  text += resolveReferences(payload.slice(at))
  return {
    text,
    ...(voice === undefined ? {} : { voice }),
    ...(timestamps.length === 0 ? {} : { timestamps }),
  }
}
