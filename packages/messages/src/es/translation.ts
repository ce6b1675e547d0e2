import type { translation as en } from '../en/translation'
import type { Shape } from '../message'

export const translation = {
  translateOpen: 'Traducir los textos',
  translateOpenFrom: 'Traducir de: {language}',
  translateTitle: 'Traducir los textos de las páginas',
  translateLead:
    'Las páginas sin palabras reciben un borrador en {language}. Revisas cada borrador, y nada sustituye las palabras que ya hay.',
  translateFrom: 'Traducir de',
  translateScope: 'Páginas que traducir',
  translateThisPage: 'Página {page}',
  translateAllPages: 'Todas sin palabras',
  translatePages: 'Páginas',
  translateCharacters: 'Caracteres',
  translateService: 'Se envían a',
  translateServiceName: 'El servicio de traducción de este servidor',
  translateKept: {
    one: '{count} página ya tiene palabras y se queda como está.',
    many: '{count} de páginas ya tienen palabras y se quedan como están.',
    other: '{count} páginas ya tienen palabras y se quedan como están.',
  },
  translateNothing: 'No hay nada que traducir: ninguna página sin palabras tiene un texto guardado en {language}.',
  translateReadFailed: 'No se pudieron cargar los textos en {language}.',
  translateSend: 'Traducir',
  translateRunning: 'Traduciendo páginas',
  translateStop: 'Detener',
  translateReady: {
    one: '{count} borrador está listo para revisar.',
    many: '{count} de borradores están listos para revisar.',
    other: '{count} borradores están listos para revisar.',
  },
  translateCheck: 'Revisar los borradores',
  translateMissing: 'No hay ningún servicio de traducción',
  translateMissingLead:
    'Pide a quien administra este servidor que ponga en TRANSLATE_URL la dirección de un servicio LibreTranslate. Ningún texto ha salido del servidor.',
  translateFailed: 'No se pudo contactar con el servicio de traducción.',
  translateLeft: {
    one: '{count} página está aún sin traducir.',
    many: '{count} de páginas están aún sin traducir.',
    other: '{count} páginas están aún sin traducir.',
  },

  draftTitle: 'Borrador de la página {page}',
  draftSource: 'En {language}',
  draftText: 'En {language}',
  draftHint: 'Sus palabras van donde están las del otro idioma. Después puedes moverlas.',
  draftAccept: 'Usar como palabras',
  draftAcceptAll: {
    one: 'Usar {count} borrador',
    many: 'Usar los {count} de borradores',
    other: 'Usar los {count} borradores',
  },
  draftDiscard: 'Descartar',
  draftTaken: 'Esta página ya tiene palabras. Bórralas primero para usar el borrador.',
  draftAccepted: {
    one: 'La página {pages} tiene las palabras del borrador.',
    many: 'Las páginas {pages} tienen las palabras de los borradores.',
    other: 'Las páginas {pages} tienen las palabras de los borradores.',
  },
  draftDiscarded: 'Borrador de la página {page} descartado.',
  draftRestore: 'Deshacer',
  draftsElsewhere: {
    one: 'Otro borrador: página {pages}',
    many: '{count} de borradores más: páginas {pages}',
    other: '{count} borradores más: páginas {pages}',
  },
  draftNext: 'Siguiente borrador',
  draftsUnstored: 'Este dispositivo no puede guardar los borradores. Úsalos antes de salir.',
} satisfies Shape<typeof en>
