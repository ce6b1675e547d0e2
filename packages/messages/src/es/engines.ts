import type { engines as en } from '../en/engines'
import type { Shape } from '../message'

export const engines = {
  enginesTitle: 'Motores',
  enginesLead: 'Los motores de este servidor leen páginas, hablan y encuentran palabras en grabaciones.',
  enginesUnchecked: 'Aún sin comprobar. Esto es lo que está configurado e instalado.',
  enginesChecking: 'Cada motor hace una prueba rápida. Tarda unos segundos.',
  enginesChecked: 'Cada motor hizo una prueba rápida a las {time}.',
  enginesCheck: 'Comprobar ahora',
  enginesFailed: 'No se pudieron comprobar los motores.',
  enginePart_recognition: 'Reconocimiento de texto',
  enginePart_speech: 'Voz',
  enginePart_alignment: 'Encontrar palabras en una grabación',
  enginePart_words: 'Consultar palabras',
  enginePart_import: 'Importar PDF e imágenes',
  enginePart_images: 'Cambiar el tamaño de las imágenes',
  enginePart_audio: 'Convertir audio en MP3',
  engineOrigin_embedded: 'incluido en Lectern',
  engineOrigin_machine: 'instalado en el servidor',
  engineOrigin_provider: 'servicio externo',
  engineState_well: 'Funciona',
  engineState_seeming: 'Configurado',
  engineState_unwell: 'No funciona',
  engineState_absent: 'No instalado',
  engineVoices: { one: '{count} voz', many: '{count} de voces', other: '{count} voces' },
  engineLanguages: { one: '{count} idioma', many: '{count} de idiomas', other: '{count} idiomas' },
  engineSeconds: '{seconds} s para la prueba rápida',
  engineChange: 'Para cambiarlo',
  engineMend: 'Para arreglarlo',
  'engineReason_speech-not-installed': 'El paquete @lectern/speech-espeak no está instalado.',
  'engineReason_tesseract-not-found': 'El programa «tesseract» no está instalado en el servidor.',
  'engineReason_paid-for':
    'Sin comprobar, porque cada prueba cuesta dinero. Ejecuta «npm run doctor» en el servidor para comprobarlo.',
  'engineReason_voice-paid-for':
    'Sin comprobar, porque la voz que necesita la prueba cuesta dinero. Ejecuta «npm run doctor» en el servidor para comprobarlo.',
  'engineReason_voice-not-well': 'Sin comprobar, porque la prueba necesita el motor de voz, que no funciona.',
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
  'engineAdvice_install-speech-for-alignment': 'Instala el paquete opcional @lectern/speech-espeak, que lee el texto.',
} satisfies Shape<typeof en>
