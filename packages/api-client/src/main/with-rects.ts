import type { ResponseValidators } from '../validators/response-validators'

/** Adds the validators of `mainRectsApi`, whose calls are generated ones under other names. */
export function withRects(validators: ResponseValidators): ResponseValidators {
  const { getPageDetails, updateRectData } = validators
  if (!getPageDetails || !updateRectData) throw new Error('The validators lack the calls of rects')
  return { ...validators, readChapterRects: getPageDetails, saveChapterRects: updateRectData }
}
