import type { sharing as en } from '../en/sharing'
import type { Shape } from '../message'

export const sharing = {
  shareLoading: 'Compartir',
  shareTitle: 'Compartir «{title}»',
  shareFailed: 'No se pudo cargar el libro.',
  shareDraft: 'Este libro no está publicado',
  shareDraftLead: 'Quien abra su enlace no encontrará ningún libro. Publícalo primero.',
  shareToPublish: 'Ir a publicar',
  shareEveryone: 'Puede leerlo cualquiera que tenga el enlace.',
  shareDomain:
    'Las personas de tu organización pueden leerlo tras iniciar sesión. Los demás no encontrarán ningún libro.',
  sharePrivate: 'Solo pueden leerlo sus autores',
  sharePrivateLead:
    'Quien abra su enlace no encontrará ningún libro. Elige quién puede leerlo en los detalles del libro, o publícalo para otros.',
  shareLanguage: 'Idioma',
  shareAnyLanguage: 'El que elija el lector',
  shareLink: 'Enlace',
  shareCopyLink: 'Copiar el enlace',
  shareLinkCopied: 'Enlace copiado.',
  shareQr: 'Código QR del enlace',
  shareQrSave: 'Guardar el código QR',
  shareEmbed: 'Código para insertar',
  shareEmbedHint: 'Pégalo donde deba aparecer el libro en una página de tu sitio.',
  shareCopyEmbed: 'Copiar el código',
  shareEmbedCopied: 'Código copiado.',
  shareOrigins:
    'Solo los sitios que ha permitido quien administra este servidor muestran el libro; los demás muestran un marco vacío. Para cada sitio ejecuta:',
  shareOriginsExact: 'Las direcciones deben coincidir del todo: con www. y sin él son dos sitios.',
  shareCopyFailed: 'Tu navegador no permite copiar aquí. Selecciona el texto y cópialo.',

  unpublish: 'Retirar',
  unpublishTitle: '¿Retirar «{title}» de la publicación?',
  unpublishLead:
    'Quien abra su enlace, su código QR o una página que lo inserte no encontrará ningún libro, y desaparece enseguida de la biblioteca. Las notas y el progreso de los lectores se conservan. Tú conservas el libro con todas sus páginas y puedes volver a publicarlo con el mismo enlace.',
  unpublished: '«{title}» ya no está publicado.',
  unpublishFailed: 'No se pudo retirar «{title}». {reason}',

  duplicateTitle: 'Duplicar «{title}»',
  duplicateLead:
    'La copia tiene todos los capítulos con sus idiomas, páginas, palabras, narración y ventanas, y la descripción, el color, el acceso, las categorías, las series y las etiquetas. Empieza sin publicar y solo tú eres su autor.',
  duplicateLeft:
    'No se copian: la portada, los creadores, los cuestionarios, las entradas propias del glosario ni las notas y el progreso de los lectores.',
  duplicateName: 'Título de la copia',
  duplicateNameOf: 'Copia de {title}',
  duplicateNameNeeded: 'Pon un título a la copia.',
  duplicateStart: 'Duplicar',
  duplicateRunning: 'Copiando capítulos',
  duplicateStop: 'Detener',
  duplicateFailed: 'No se pudo copiar el libro. {reason}',
  duplicateUnfinished: {
    one: 'La copia tiene {count} capítulo hasta ahora.',
    many: 'La copia tiene {count} de capítulos hasta ahora.',
    other: 'La copia tiene {count} capítulos hasta ahora.',
  },
  duplicateOpen: 'Abrir la copia',
} satisfies Shape<typeof en>
