import type { SpeechFailure } from '@lectern/backend/ports'

/** Explains a failure and its remedy. `detail` is the provider's own sentence; empty if there is none. */
export function explainFailure(code: SpeechFailure, detail: string, status: number): string {
  const quoted = detail === '' ? '' : ` ElevenLabs says: "${detail}"`
  return `${adviceOf(code, status)}${quoted}`
}

function adviceOf(code: SpeechFailure, status: number): string {
  switch (code) {
    case 'quota-exceeded':
      return "The server's account at ElevenLabs has no characters left. Ask the operator to add some, or wait until it is renewed."
    case 'bad-credentials':
      return "ElevenLabs does not accept the server's key for this. Ask the operator to look at ELEVENLABS_API_KEY."
    case 'rate-limited':
      return 'ElevenLabs is asked too often at the moment. Try again in a few minutes.'
    case 'answer-unusable':
      return 'ElevenLabs sent a response that cannot be used. The request is not repeated automatically, since each response is paid for. Tell the operator.'
    case 'text-refused':
      return 'ElevenLabs will not say this text with these settings. Change the text, the model or the settings.'
    case 'text-too-long':
      return 'The text is longer than ElevenLabs takes in one request. Speak it in parts, or with another model.'
    case 'unknown-voice':
      return 'ElevenLabs does not have this voice. Choose one of the voices that are listed.'
    case 'unknown-model':
      return 'ElevenLabs does not have this model for speech. Choose one of the models that are listed.'
    case 'timeout':
      return 'ElevenLabs took too long to respond. Try again in a few minutes.'
    case 'cancelled':
      return 'Speaking was cancelled.'
    case 'empty-text':
      return 'There is no text to speak.'
    case 'not-installed':
      return 'Speech by ElevenLabs is not set up on this server.'
    case 'engine-failed':
      return status === 0
        ? 'ElevenLabs cannot be used at the moment. Try again in a few minutes.'
        : `ElevenLabs failed (status ${status}). Try again in a few minutes.`
  }
}
