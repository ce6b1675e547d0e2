/** Texts of the screen that shows the server's engines. */
export const engines = {
  enginesTitle: 'Engines',
  enginesLead: 'The engines on this server read pages, speak, and find words in recordings.',
  enginesUnchecked: 'Not checked yet. This is what is configured and installed.',
  enginesChecking: 'Each engine runs a quick test. This takes a few seconds.',
  enginesChecked: 'Each engine ran a quick test at {time}.',
  enginesCheck: 'Check now',
  enginesFailed: "Couldn't check the engines.",
  enginePart_recognition: 'Text recognition',
  enginePart_speech: 'Speech',
  enginePart_alignment: 'Finding words in a recording',
  enginePart_words: 'Looking up words',
  enginePart_import: 'Importing PDFs and images',
  enginePart_images: 'Resizing images',
  enginePart_audio: 'Converting audio to MP3',
  engineOrigin_embedded: 'included in Lectern',
  engineOrigin_machine: 'installed on the server',
  engineOrigin_provider: 'external service',
  engineState_well: 'Working',
  engineState_seeming: 'Configured',
  engineState_unwell: 'Not working',
  engineState_absent: 'Not installed',
  engineVoices: { one: '{count} voice', other: '{count} voices' },
  engineLanguages: { one: '{count} language', other: '{count} languages' },
  engineSeconds: '{seconds} s for the quick test',
  engineChange: 'To change it',
  engineMend: 'To fix it',
  'engineReason_speech-not-installed': 'The package @lectern/speech-espeak is not installed.',
  'engineReason_tesseract-not-found': 'The program “tesseract” is not installed on the server.',
  'engineReason_paid-for':
    'Not checked, because each test costs money. Run “npm run doctor” on the server to check it.',
  'engineReason_voice-paid-for':
    'Not checked, because the voice that the test needs costs money. Run “npm run doctor” on the server to check it.',
  'engineReason_voice-not-well':
    'Not checked, because the test needs the voice of the speech engine, which is not working.',
  'engineReason_no-answer': 'It did not respond in time.',
  'engineAdvice_set-vision-key': 'Set GOOGLE_VISION_KEY to have Google Cloud Vision recognise pages.',
  'engineAdvice_choose-vision': 'Set LECTERN_RECOGNITION=google-vision to have Google Cloud Vision recognise pages.',
  'engineAdvice_choose-own-recognition':
    'Set LECTERN_RECOGNITION=auto to recognise pages without an outside service, free of charge.',
  'engineAdvice_leave-tesseract': 'Set LECTERN_RECOGNITION=embedded to leave the installed tesseract alone.',
  'engineAdvice_install-tesseract':
    'Install the program tesseract to recognise pages faster. It is used when it is found.',
  'engineAdvice_install-tesseract-or-change':
    'Install tesseract with the data of your languages, or set LECTERN_RECOGNITION=auto.',
  'engineAdvice_set-elevenlabs-key': 'Set ELEVENLABS_API_KEY to have ElevenLabs speak.',
  'engineAdvice_choose-elevenlabs-speech': 'Set LECTERN_SPEECH=elevenlabs to have ElevenLabs speak.',
  'engineAdvice_choose-own-speech': 'Set LECTERN_SPEECH=embedded to speak without an outside service, free of charge.',
  'engineAdvice_install-speech': 'Install the optional package @lectern/speech-espeak.',
  'engineAdvice_set-elevenlabs-alignment':
    'Set ELEVENLABS_API_KEY and LECTERN_ALIGNMENT=elevenlabs to have ElevenLabs find the words.',
  'engineAdvice_choose-elevenlabs-alignment': 'Set LECTERN_ALIGNMENT=elevenlabs to have ElevenLabs find the words.',
  'engineAdvice_choose-own-alignment':
    'Set LECTERN_ALIGNMENT=embedded to find the words without an outside service, free of charge.',
  'engineAdvice_install-speech-for-alignment':
    'Install the optional package @lectern/speech-espeak, which speaks the text.',
} as const
