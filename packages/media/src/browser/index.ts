export { encodeMp3InWorker, type EncodeMp3InWorkerOptions } from './encode-mp3-in-worker'
