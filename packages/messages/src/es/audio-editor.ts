import type { audioEditor as en } from '../en/audio-editor'
import type { Shape } from '../message'

export const audioEditor = {
  audioEditorTitle: 'Audio del capítulo',
} satisfies Shape<typeof en>
