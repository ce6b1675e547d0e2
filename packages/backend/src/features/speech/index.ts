/** Speaks a text without a server, for commands. */
export { type SpokenText, speakText, type TextToSpeak } from './speak-text'
