import type { reader as en } from '../en/reader'
import type { Shape } from '../message'

export const reader = {
  libraryTitle: 'Biblioteca',
} satisfies Shape<typeof en>
