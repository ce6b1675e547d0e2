/** Fixtures that the tests of other packages use too. */
export { drawScan } from './draw-scan'
export { measureFoundFraction, wordsOf } from './measure-found-fraction'
export { materialPath } from './start-test-engines'
export { showText, writePdf } from './write-pdf'
export { startStandIn, type StandIn } from '../speech-providers/elevenlabs/testing/start-stand-in'
