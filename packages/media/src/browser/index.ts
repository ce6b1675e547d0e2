export { convertWavToMp3InWorker, type ConvertWavInWorkerOptions } from './convert-wav-to-mp3-in-worker'
export { encodeMp3InWorker, type EncodeMp3InWorkerOptions } from './encode-mp3-in-worker'
