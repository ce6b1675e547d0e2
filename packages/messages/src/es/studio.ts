import type { studio as en } from '../en/studio'
import type { Shape } from '../message'

export const studio = {
  studioTitle: 'Estudio',
} satisfies Shape<typeof en>
