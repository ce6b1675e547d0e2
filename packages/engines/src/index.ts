/**
 * The engines that come with Lectern, behind the ports of `@lectern/backend/ports`.
 *
 * Each engine runs in a worker thread, speech in a child process; `createEngines` starts them when first needed.
 *
 * This package has no build of its own: it exports its sources, and a server bundles them.
 *
 * Where the worker files are. Every name in `workerNames` is an entry of this package, `@lectern/engines/workers/<name>`.
 * - In the workspace (tests, `tsx` development server) `findWorker` finds the TypeScript sources, and workers run them with
 *   tsx; nothing is to be done.
 * - A server that bundles this package makes each entry a file of its own beside its main file. tsup wants files, so each
 *   is one line, `src/workers/text-recognition.ts`: `import '@lectern/engines/workers/text-recognition'`, and
 *   `entry: { main: 'src/main.ts', 'workers/text-recognition': 'src/workers/text-recognition.ts', … }`.
 *   `findWorker` then finds `workers/<name>.js` next to the bundle. Native and wasm packages (sharp, tesseract.js,
 *   @tesseract.js-data/*, @embedpdf/pdfium, hunspell-asm, dictionary-*, wasm-media-encoders, file-type) stay outside the
 *   bundle and must be dependencies of the server.
 *
 * Speech. `speechCommand` starts a process that speaks the protocol of `@lectern/speech-espeak`: for instance
 * `[process.execPath, fileURLToPath(import.meta.resolve('@lectern/speech-espeak/bin'))]`, or null when it is not installed.
 */
export { createEngines, type Engines, type EnginesOptions } from './create-engines'
export { embeddedChoices, type EngineChoices, type ProviderAccess } from './choices/engine-choices'
export { isTextLayerTrustworthy, measureLayerAgreement } from './page-import/text-layer/is-text-layer-trustworthy'
export {
  createSpeechProcess,
  type SpeechProcess,
  type SpeechProcessOptions,
} from './speech-process/create-speech-process'
export { findWorker, type WorkerName, workerNames } from './workers/worker-location'
