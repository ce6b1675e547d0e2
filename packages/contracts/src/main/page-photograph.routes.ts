import { z } from 'zod'
import { defineRoute } from '../route'
import { commonErrors, engineErrors, IfMatchHeader, NumericId, staleErrors } from '../shared.schema'
import { PageVariation } from './book.schema'

const Coordinate = z.number().min(-20_000).max(20_000)

const PhotographCorner = z.looseObject({ x: Coordinate, y: Coordinate }).meta({ id: 'PhotographCorner' })

export const PhotographPlan = z
  .looseObject({
    corners: z.tuple([PhotographCorner, PhotographCorner, PhotographCorner, PhotographCorner]).meta({
      description:
        'Corners of the page in pixels of the photograph, clockwise from the one that is the upper left of the page',
    }),
    light: z.enum(['kept', 'even']).meta({ description: 'even: the paper becomes evenly white' }),
    brightness: z.number().min(0.5).max(2).meta({ description: 'Factor; 1 keeps it' }),
  })
  .meta({ id: 'PhotographPlan' })

export const PagePhotograph = z
  .object({
    pageVariationId: z.number().int(),
    photographUrl: z.string().meta({ description: 'The original image' }),
    width: z.number().int().meta({ description: 'Pixels of the original' }),
    height: z.number().int(),
    plan: PhotographPlan.nullable().meta({ description: 'The corrections made; null while the original is shown' }),
    proposal: PhotographPlan.nullable().meta({ description: 'Proposed corrections; null if none are needed' }),
    findings: z.array(z.enum(['margin', 'turned', 'tilted', 'dark', 'uneven-light', 'no-sharp-text'])),
    revision: z.number().int().meta({ description: 'Revision of the rect data' }),
  })
  .meta({ id: 'PagePhotograph' })

export const getPagePhotograph = defineRoute({
  backend: 'main',
  method: 'get',
  path: '/page-variations/{id}/photograph',
  operationId: 'getPagePhotograph',
  summary: 'The original image of a page, the corrections made, and those that its pixels suggest',
  access: 'author',
  tag: 'Page',
  params: z.object({ id: NumericId }),
  responses: { 200: { description: 'The photograph', schema: PagePhotograph }, ...commonErrors, ...engineErrors },
})

export const correctPagePhotograph = defineRoute({
  backend: 'main',
  method: 'put',
  path: '/page-variations/{id}/photograph',
  operationId: 'correctPagePhotograph',
  summary: 'Turn, crop, straighten and brighten the image of a page, always from its original; its words move with it',
  access: 'author',
  tag: 'Page',
  params: z.object({ id: NumericId }),
  headers: IfMatchHeader,
  body: {
    kind: 'json',
    schema: z
      .object({ plan: PhotographPlan.nullable().meta({ description: 'null restores the original' }) })
      .meta({ id: 'PhotographCorrection' }),
  },
  responses: {
    200: { description: 'The page variation with its new image', schema: PageVariation },
    ...commonErrors,
    ...staleErrors,
    ...engineErrors,
  },
})
