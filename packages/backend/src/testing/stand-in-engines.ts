import type { Engines } from '../ports/engines'
import { createOvertaking } from './stand-ins/create-overtaking'
import { createEngineScript, type EngineScript } from './stand-ins/engine-script'
import { standInAlignment } from './stand-ins/stand-in-alignment'
import { standInAudioEncoding } from './stand-ins/stand-in-audio-encoding'
import { standInPageImport } from './stand-ins/stand-in-page-import'
import { standInPhotographs } from './stand-ins/stand-in-photographs'
import { standInRecognition } from './stand-ins/stand-in-recognition'
import { standInResizing } from './stand-ins/stand-in-resizing'
import { standInSpeech } from './stand-ins/stand-in-speech'
import { standInWordValidation } from './stand-ins/stand-in-word-validation'

/** Creates small engines that refuse what the real ones would refuse, and the script that they follow. */
export function standInEngines(): { engines: Engines; script: EngineScript } {
  const script = createEngineScript()
  const letOthersPass = createOvertaking()
  const engines: Engines = {
    pageImport: standInPageImport(script),
    pagePhotographs: standInPhotographs(),
    textRecognition: standInRecognition(script, letOthersPass),
    speech: standInSpeech(script, letOthersPass),
    audioEncoding: standInAudioEncoding(script),
    forcedAlignment: standInAlignment(script),
    imageResizing: standInResizing(script),
    wordValidation: standInWordValidation(),
  }
  return { engines, script }
}
