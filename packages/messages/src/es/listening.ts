import type { listening as en } from '../en/listening'
import type { Shape } from '../message'

export const listening = {
  playerTapToStart: 'Toca para empezar',
  playerNotLoaded: 'No se pudo cargar la narración.',
  playerNotPlayable: 'Este navegador no puede reproducir la narración.',
  playerKeepReading: 'Puedes seguir leyendo sin ella.',
  playerReturn: 'Volver a la narración',
  listeningReadHere: 'Leer desde aquí',
  listeningSwitchLanguage: 'Cambiar a {language}',
  listeningPlayFrom: 'Reproducir desde «{chapter}»',
} satisfies Shape<typeof en>
