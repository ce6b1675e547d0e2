/** Speaks a text without a server, for commands. */
export { type SaidText, sayText, type TextToSay } from './say-text'
