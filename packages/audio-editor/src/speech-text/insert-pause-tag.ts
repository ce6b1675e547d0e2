import { findPauseTags, pauseTag } from '@lectern/core/audio'

/**
 * Puts a pause tag into a text, with spaces around it, and tells where the cursor is after it. Inside another pause tag the
 * new one is put behind that.
 *
 * @param at UTF-16 offset of the cursor
 *
 * @example
 * insertPauseTag('Hush now.', 4, 1) // => { text: 'Hush <break time="1s" /> now.', cursor: 24 }
 */
export function insertPauseTag(text: string, at: number, seconds: number): { text: string; cursor: number } {
  const around = findPauseTags(text).find(({ start, end }) => start < at && at < end)
  const place = around === undefined ? at : around.end
  const before = text.slice(0, place)
  const after = text.slice(place)
  const upToTag = before + (before === '' || /\s$/u.test(before) ? '' : ' ') + pauseTag(seconds)
  return { text: upToTag + (/^[\p{L}\p{N}<]/u.test(after) ? ' ' : '') + after, cursor: upToTag.length }
}
