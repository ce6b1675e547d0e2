import type { autoplay as en } from '../en/autoplay'
import type { Shape } from '../message'

export const autoplay = {
  autoplaySilent: 'El navegador no reproduce sonido hasta que pulses algo.',
  autoplayStartSound: 'Activar el sonido',
} satisfies Shape<typeof en>
