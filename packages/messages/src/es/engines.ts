import type { engines as en } from '../en/engines'
import type { Shape } from '../message'

export const engines = {
  enginesTitle: 'Motores',
  enginesLead: 'Lo que lee páginas, habla y encuentra palabras en grabaciones en este servidor.',
  enginesUnchecked: 'Aún sin comprobar: esto es lo que está configurado e instalado.',
  enginesChecking: 'Cada motor hace una tarea pequeña; tarda unos segundos.',
  enginesChecked: 'Cada motor hizo una tarea pequeña a las {time}.',
  enginesCheck: 'Comprobar ahora',
  enginesFailed: 'El servidor no pudo decir cómo están sus motores.',
  enginePart_recognition: 'Leer palabras de las páginas',
  enginePart_speech: 'Hablar',
  enginePart_alignment: 'Encontrar palabras en una grabación',
  enginePart_words: 'Consultar palabras',
  enginePart_import: 'Importar PDF e imágenes',
  enginePart_images: 'Hacer imágenes más pequeñas',
  enginePart_audio: 'Convertir sonido en MP3',
  engineOrigin_embedded: 'incluido en Lectern',
  engineOrigin_machine: 'programa instalado en el servidor',
  engineOrigin_provider: 'servicio externo',
  engineState_well: 'Funciona',
  engineState_seeming: 'Configurado',
  engineState_unwell: 'No funciona',
  engineState_absent: 'No instalado',
  engineVoices: { one: '{count} voz', many: '{count} de voces', other: '{count} voces' },
  engineLanguages: { one: '{count} idioma', many: '{count} de idiomas', other: '{count} idiomas' },
  engineSeconds: '{seconds} s para la tarea pequeña',
  engineChange: 'Para cambiarlo',
  engineMend: 'Para arreglarlo',
  'engineReason_speech-not-installed': 'El paquete @lectern/speech-espeak no está instalado.',
  'engineReason_tesseract-not-found': 'No hay ningún programa «tesseract» en el servidor.',
  'engineReason_paid-for':
    'Sin comprobar, porque cada tarea se paga. Quien administra el servidor lo comprueba allí con «npm run doctor».',
  'engineReason_voice-paid-for':
    'Sin comprobar, porque la voz que dice las palabras se paga. Quien administra el servidor lo comprueba allí con «npm run doctor».',
  'engineReason_voice-not-well': 'Sin comprobar: se prueba con la voz del motor que habla, que no funciona.',
  'engineReason_no-answer': 'No respondió a tiempo.',
  'engineAdvice_set-vision-key': 'Define GOOGLE_VISION_KEY para que Google Cloud Vision reconozca las páginas.',
  'engineAdvice_choose-vision':
    'Define LECTERN_RECOGNITION=google-vision para que Google Cloud Vision reconozca las páginas.',
  'engineAdvice_choose-own-recognition':
    'Define LECTERN_RECOGNITION=auto para reconocer páginas gratis y sin servicio externo.',
  'engineAdvice_leave-tesseract': 'Define LECTERN_RECOGNITION=embedded para no usar el tesseract instalado.',
  'engineAdvice_install-tesseract':
    'Instala el programa tesseract para reconocer páginas más rápido: se usa si está instalado.',
  'engineAdvice_install-tesseract-or-change':
    'Instala tesseract con los datos de tus idiomas o define LECTERN_RECOGNITION=auto.',
  'engineAdvice_set-elevenlabs-key': 'Define ELEVENLABS_API_KEY para que hable ElevenLabs.',
  'engineAdvice_choose-elevenlabs-speech': 'Define LECTERN_SPEECH=elevenlabs para que hable ElevenLabs.',
  'engineAdvice_choose-own-speech': 'Define LECTERN_SPEECH=embedded para hablar gratis y sin servicio externo.',
  'engineAdvice_install-speech': 'Instala el paquete opcional @lectern/speech-espeak.',
  'engineAdvice_set-elevenlabs-alignment':
    'Define ELEVENLABS_API_KEY y LECTERN_ALIGNMENT=elevenlabs para que ElevenLabs encuentre las palabras.',
  'engineAdvice_choose-elevenlabs-alignment':
    'Define LECTERN_ALIGNMENT=elevenlabs para que ElevenLabs encuentre las palabras.',
  'engineAdvice_choose-own-alignment':
    'Define LECTERN_ALIGNMENT=embedded para encontrar las palabras gratis y sin servicio externo.',
  'engineAdvice_install-speech-for-alignment': 'Instala el paquete opcional @lectern/speech-espeak: dice el texto.',
} satisfies Shape<typeof en>
